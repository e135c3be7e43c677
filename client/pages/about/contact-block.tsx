import { aboutSectionPage } from "../../../content/about-sections/section-page.ts";
import { postalAddress, site } from "../../../content/site.ts";
import { ActionLinks } from "../../ui/controls/button.tsx";
import { Band } from "../../ui/band.tsx";
import { ContactFacts } from "../../ui/text/contact-facts.tsx";
import { Lead } from "../../ui/text/headings.tsx";

const office = (
  <div className="pt-2 whitespace-pre-line">
    {postalAddress}
    <p className="text-sm font-normal">{site.visits}</p>
  </div>
);

/** Call to action and contact details at the end of section pages (SPEC §2). */
export function ContactBlock() {
  const { call, contact } = aboutSectionPage;
  return (
    <Band
      ground="sand"
      className="grid gap-x-8 gap-y-fluid-16 md:grid-cols-[3fr_2fr] lg:grid-cols-7-5 lg:gap-x-20 print:block"
    >
      <section aria-labelledby="call" data-no-print>
        <h2 id="call">{call.title}</h2>
        <Lead className="mt-4">{call.text}</Lead>
        <ActionLinks links={call.links} />
      </section>
      <section aria-labelledby="contact" className="print:break-inside-avoid">
        <h2 id="contact" className="mb-4 text-xl">{contact.title}</h2>
        <ContactFacts
          size="lg"
          className="print:grid print:grid-cols-[auto_auto_auto] print:gap-x-6"
          facts={[...contact.facts, { term: contact.address, text: office }]}
        />
      </section>
    </Band>
  );
}
