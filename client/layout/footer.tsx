import "./footer.css" with { type: "text" };
import { useLocation } from "react-router-dom";
import { frame } from "../../content/frame.ts";
import { footerGroups } from "../../content/navigation.ts";
import { insightsSignUp } from "../../content/insights/sign-up.ts";
import { paths } from "../../content/paths.ts";
import { postalAddress, site } from "../../content/site.ts";
import { NewsletterForm } from "../forms/newsletter-form.tsx";
import { Links } from "../ui/lists/links.tsx";
import { Lead } from "../ui/text/headings.tsx";
import { Logo } from "./logo.tsx";

const link =
  "flex w-fit py-1.2 text-sm leading-card decoration-mist/45 hover:text-white hover:decoration-current @md/footer:py-1.8";

/**
 * Container queries choose its columns, so that larger text needs fewer: in wide windows six, of which
 * the brand takes two and the newsletter's form three. One landmark for its links: screen readers say
 * the name of each.
 */
export function Footer() {
  const { navigation, end } = frame.footer;
  return (
    <footer
      className="dark @container/footer pt-fluid-12 pb-2 content-visibility-auto"
      data-no-print
    >
      <div className="page-width">
        <SignUp />
        <div className="grid gap-x-6 gap-y-2 py-2 @md/footer:gap-y-8 @md/footer:py-6 @xl/footer:grid-cols-3">
          <div className="grid content-start gap-x-6 gap-y-1 @md/footer:grid-cols-2 @xl/footer:grid-cols-1">
            <div>
              <Logo className="text-paper" />
              <p className="mt-2 max-w-96 text-sm text-balance">{site.blurb}</p>
            </div>
            <address className="text-sm not-italic">
              <a href={site.phone.href} className={link}>{site.phone.display}</a>
              <a href={`mailto:${site.email}`} className={`wrap-anywhere ${link}`}>{site.email}</a>
              <p className="mt-1 whitespace-pre-line">{`${postalAddress}\n${site.visits}`}</p>
            </address>
          </div>
          <nav
            aria-label={navigation}
            className="mt-3 -mb-4 gap-x-6 xs:grid @max-md/footer:[grid:auto_auto/auto-flow_1fr] @md/footer:my-0 @md/footer:grid-cols-footer @xl/footer:col-span-2 @xl/footer:grid-cols-wide-footer @xl/footer:justify-between"
          >
            {footerGroups.map(({ label, links }) => (
              <div key={label} className="pb-4 @md/footer:pb-3">
                <h2 className="mb-0.8 eyebrow">{label}</h2>
                <Links links={links} linkClassName={link} />
              </div>
            ))}
          </nav>
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-8 border-t border-mist/22 pt-2">
          <Links
            links={site.social}
            className="flex flex-wrap gap-x-4 @md/footer:gap-x-6"
            linkClassName={link}
          />
          <p className="text-sm">{end}</p>
        </div>
      </div>
    </footer>
  );
}

/** None beside the form that leaves the newsletter. */
function SignUp() {
  const { pathname } = useLocation();
  if (pathname === paths.unsubscribe) return null;
  return pathname === paths.insights ? insightsPageSignUp : footerSignUp;
}

function FooterSignUp() {
  return (
    <section
      id="newsletter"
      className="relative grid gap-x-6 gap-y-3 border-b border-mist/22 pb-4 @md/footer:pb-6 @xl/footer:grid-cols-3"
    >
      <h2 className="text-xl @xl/footer:text-[1.55rem]">{frame.footer.newsletter}</h2>
      <div className="@xl/footer:col-span-2">
        <NewsletterForm place="footer" />
      </div>
    </section>
  );
}

/** The page's own form (SPEC §2 "Insights"), so that it has one. */
function InsightsSignUp() {
  const { heading, text } = insightsSignUp;
  return (
    <section className="grid items-end gap-x-20 gap-y-7 border-b border-mist/22 pt-fluid-12 pb-fluid-16 lg:grid-cols-6-5">
      <div>
        <h2 id="letter">{heading}</h2>
        <Lead className="mt-4">{text}</Lead>
      </div>
      <NewsletterForm place="insights" />
    </section>
  );
}

// Constant elements: another page does not render the form again.
const footerSignUp = <FooterSignUp />;
const insightsPageSignUp = <InsightsSignUp />;
