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
  const { siteUrl, submissions } = tools;
  return async (request, address) => {
    const values = await readFields(request, bodyLimit);
    const { footer, insights } = newsletterForms;
    const form = values.place === "insights" ? insights : footer;
    const page = knownPage(values[pageField], siteUrl) ?? pageBefore(request, siteUrl) ??
      (form === insights ? paths.insights : paths.home);
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

/** The page in the Referer header, if it is one of this site. */
function pageBefore(request: Request, siteUrl: string): string | null {
  const referer = URL.parse(request.headers.get("referer") ?? "");
  if (!referer || !isOwnOrigin(referer.origin, request, siteUrl)) return null;
  return knownPage(referer.pathname + referer.search, siteUrl);
}

/** Path and query of a page without earlier outcomes; null if it is no page of this site. */
function knownPage(page: string | undefined, siteUrl: string): string | null {
  if (!page || page.length > 2_000 || !URL.canParse(page, siteUrl)) return null;
  const { origin, pathname, searchParams } = new URL(page, siteUrl);
  if (origin !== new URL(siteUrl).origin || !isDecodable(pathname)) return null;
  const path = canonicalTarget({ path: pathname, search: "" }) ?? pathname;
  if (matchRoute(path).route.path === "*") return null;
  for (const { name } of outcomes) searchParams.delete(name);
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}
