/** POST /subscribe: the newsletter, from the footer of any page or from /insights (SPEC §5, §7, §8). */
import { pageField } from "../../client/forms/form-protocol.ts";
import { matchRoute } from "../../client/routes.tsx";
import { outcomes } from "../../content/forms/index.ts";
import { newsletterForms } from "../../content/forms/newsletter.ts";
import { paths } from "../../content/paths.ts";
import { assertStored } from "../backend/backend-error.ts";
import { canonicalTarget, isDecodable } from "../runtime/http/request-target.ts";
import { isOwnOrigin } from "../runtime/http/origin.ts";
import { readFields } from "./read-fields.ts";
import { type FormContext, type FormEndpoint, receiveForm } from "./receive-form.ts";
import { mailBody } from "./submissions.ts";

const bodyLimit = 8 * 1024;

export function createNewsletterEndpoint(tools: FormContext): FormEndpoint {
  const { siteUrl, submissions, bodies } = tools;
  return async (request, address) => {
    const values = await readFields(request, bodies, address, bodyLimit);
    const { footer, insights } = newsletterForms;
    const form = values.place === "insights" ? insights : footer;
    // The field is in a page that answered a POST: its address is that of the endpoint.
    const candidates = [values[pageField], request.headers.get("referer")];
    const known = candidates.map((page) => knownPage(page, request, siteUrl))
      .find((page) => page !== null);
    const homeOfForm = form === insights ? paths.insights : paths.home;
    const page = known ?? homeOfForm;
    return await receiveForm(tools, request, address, {
      form,
      page,
      values,
      store: (subscriber) =>
        submissions.store("subscriber_not_stored", async ({ client }) => {
          const row = { ...subscriber, name: "", status: "active" };
          const answer = await client.from("subscribers").upsert(row, { onConflict: "email" });
          assertStored(answer, [201, 200]);
          submissions.callInBackground("newsletterWelcome", {
            ...mailBody(form, subscriber),
            name: "",
          });
        }),
    });
  };
}

/** Path and query of a page without earlier outcomes; null if it is no page of this site. */
function knownPage(
  page: string | null | undefined,
  request: Request,
  siteUrl: string,
): string | null {
  if (!page || page.length > 2_000) return null;
  const url = URL.parse(page, siteUrl);
  if (!url || !isOwnOrigin(url.origin, request, siteUrl)) return null;
  if (!isDecodable(url.pathname)) return null;
  const path = canonicalTarget({ path: url.pathname, search: "" }) ?? url.pathname;
  if (matchRoute(path).route.path === "*") return null;
  for (const name of outcomes) url.searchParams.delete(name);
  return path + url.search;
}
