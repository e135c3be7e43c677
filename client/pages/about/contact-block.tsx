import { aboutSectionPage } from "../../../content/about-sections/section-page.ts";
import { postalAddress, site } from "../../../content/site.ts";
import { CallToAction } from "../../ui/call-to-action.tsx";
import { ContactFacts } from "../../ui/text/contact-facts.tsx";

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
    <CallToAction copy={call} ground="sand" printsChildren>
      <section aria-labelledby="contact" className="print:break-inside-avoid">
        <h2 id="contact" className="mb-2 text-xl">{contact.title}</h2>
        <ContactFacts
          size="lg"
          className="xs:max-md:*:grid xs:max-md:*:grid-cols-[4.8rem_minmax(0,1fr)] xs:max-md:*:items-baseline md:grid md:gap-x-6 md:border-0 md:*:border-0 md:max-lg:grid-cols-2 md:max-lg:*:last:col-start-2 md:max-lg:*:last:row-span-2 md:max-lg:*:last:row-start-1 lg:grid-cols-3 lg:gap-x-7 print:grid print:grid-flow-col print:gap-x-6"
          facts={[...contact.facts, { term: contact.address, text: office }]}
        />
      </section>
    </CallToAction>
  );
}
