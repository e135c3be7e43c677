import { frame } from "../../content/frame.ts";
import { NewsletterForm } from "../forms/newsletter-form.tsx";
import { keptPart } from "../lazy.ts";
import { Kept } from "../ui/kept.tsx";

/** Stays as the server made it for the whole of a visit. */
export const footerLinks = keptPart(
  "client/layout/footer-links.tsx",
  () => import("./footer-links.tsx"),
);

/** What stands beside the lists begins where they do. */
export const columns = "grid gap-x-12 @page/footer:grid-cols-[18.5rem_minmax(0,1fr)]";

/** Its columns ask for its own width, not the window's: larger text needs fewer sooner. */
export function Footer() {
  return (
    <footer className="dark @container/footer pt-fluid-13 pb-4 cv-auto-100" data-no-print>
      <div className="page-width">
        <section
          aria-labelledby="footer-newsletter"
          id="newsletter"
          className={`${columns} gap-y-2 border-b border-mist/22 pb-4 @md/footer:pb-6`}
        >
          <h2 id="footer-newsletter" className="text-xl">{frame.footer.newsletter}</h2>
          <NewsletterForm place="footer" />
        </section>
        <Kept of={footerLinks} part="FooterLinks" props={{}} />
      </div>
    </footer>
  );
}
