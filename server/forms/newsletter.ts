/** POST /subscribe: the newsletter, from the footer of any page or from /insights (SPEC §5, §7, §8). */
import { pageField } from "../../client/forms/form-protocol.ts";
import { matchRoute } from "../../client/routes.tsx";
import { outcomes } from "../../content/forms/index.ts";
import { newsletterForms } from "../../content/forms/newsletter.ts";
import { paths } from "../../content/paths.ts";
import { assertWritten } from "../backend/backend-error.ts";
import { canonicalAddress, isReadable } from "../runtime/http/address.ts";
import { isOwnOrigin } from "../runtime/http/origin.ts";
import { readFields } from "./fields.ts";
import { type FormEndpoint, type FormTools, receive } from "./form.ts";
import { mailBody } from "./submissions.ts";

const bodyLimit = 8 * 1024;

export function createNewsletterEndpoint(tools: FormTools): FormEndpoint {
  const { siteUrl, submissions } = tools;
  return async (request, address) => {
    const values = await readFields(request, bodyLimit);
    const { footer, insights } = newsletterForms;
    const form = values.place === "insights" ? insights : footer;
    const page = knownPage(values[pageField], siteUrl) ?? pageBefore(request, siteUrl) ??
      (form === insights ? paths.insights : paths.home);
    return await receive(tools, request, address, {
      form,
      page,
      values,
      store: (subscriber) =>
        submissions.store("subscriber_not_stored", async ({ client }) => {
          const row = { ...subscriber, name: "", status: "active" };
          const answer = await client.from("subscribers").upsert(row, { onConflict: "email" });
          assertWritten(answer, [201, 200]);
          submissions.call("newsletterWelcome", { ...mailBody(form, subscriber), name: "" });
        }),
    });
  };
}

/** The page that the form was sent from, if it is one of this site. */
function pageBefore(request: Request, siteUrl: string): string | null {
  const referer = URL.parse(request.headers.get("referer") ?? "");
  if (!referer || !isOwnOrigin(referer.origin, request, siteUrl)) return null;
  return knownPage(referer.pathname + referer.search, siteUrl);
}

/** A page's path with its query, without earlier outcomes; null when it leads anywhere else. */
function knownPage(page: string | undefined, siteUrl: string): string | null {
  if (!page || page.length > 2_000 || !URL.canParse(page, siteUrl)) return null;
  const { origin, pathname, searchParams } = new URL(page, siteUrl);
  if (origin !== new URL(siteUrl).origin || !isReadable(pathname)) return null;
  const path = canonicalAddress({ path: pathname, search: "" }) ?? pathname;
  if (matchRoute(path).route.path === "*") return null;
  for (const { name } of outcomes) searchParams.delete(name);
  return searchParams.size > 0 ? `${path}?${searchParams}` : path;
}
