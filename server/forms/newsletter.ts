/** POST /subscribe: the newsletter, from the footer of any page or from /insights (SPEC §5, §7, §8). */
import {
  checkSubscription,
  newsletterForm,
  pageName,
  places,
} from "../../client/forms/newsletter-schema.ts";
import { outcomes } from "../../client/forms/submit.ts";
import { matchRoute } from "../../client/routes.tsx";
import { newsletterMessages } from "../../content/messages.ts";
import { paths } from "../../content/paths.ts";
import { type FormEndpoint, type FormTools, isOwnOrigin, isTrapped, readFields } from "./form.ts";

const bodyLimit = 8 * 1024;

export function createNewsletterEndpoint(tools: FormTools, siteUrl: string): FormEndpoint {
  const { submissions, replies, limit } = tools;
  return async (request, address) => {
    const values = await readFields(request, bodyLimit);
    const place = places.find((place) => place === values.place) ?? "footer";
    const form = newsletterForm(place);
    const page = knownPage(values[pageName], siteUrl) ?? pageBefore(request, siteUrl) ??
      (place === "insights" ? paths.insights : paths.home);
    const success = (outcome: string) => withOutcome(page, outcome, form);
    if (isTrapped(values)) return replies.done(request, success(place));
    const submitted = { form, page, values };
    const checked = checkSubscription(values);
    if (!checked.ok) {
      return await replies.problem(request, { ...submitted, problem: checked.problem }, 422);
    }
    if (!limit.admit(address)) return await replies.limited(request, submitted);
    const stored = await submissions.subscribe(checked.value.email);
    if (stored.ok) return replies.done(request, success(place));
    // SPEC §8 reads "not configured" in two ways: the footer fails, the page shows its success.
    if (stored.reason === "unconfigured" && place === "insights") {
      return replies.done(request, success("preview"), true);
    }
    return await replies.notStored(request, submitted, stored, newsletterMessages.failure);
  };
}

/** The page that the form was sent from, if it is one of this site. */
function pageBefore(request: Request, siteUrl: string): string | null {
  const referer = request.headers.get("referer");
  if (!referer || !URL.canParse(referer)) return null;
  const { origin, pathname, search } = new URL(referer);
  return isOwnOrigin(origin, request, siteUrl) ? knownPage(pathname + search, siteUrl) : null;
}

/** A page's path with its query, without earlier outcomes; null when it leads anywhere else. */
function knownPage(page: string | undefined, siteUrl: string): string | null {
  if (!page || page.length > 2_000 || !URL.canParse(page, siteUrl)) return null;
  const { origin, pathname, searchParams } = new URL(page, siteUrl);
  if (origin !== new URL(siteUrl).origin || matchRoute(pathname).route.path === "*") return null;
  for (const name of Object.values(outcomes)) searchParams.delete(name);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

function withOutcome(page: string, outcome: string, fragment: string): string {
  return `${page}${page.includes("?") ? "&" : "?"}${outcomes.newsletter}=${outcome}#${fragment}`;
}
