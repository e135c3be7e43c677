import { aboutSectionPage } from "../../../content/about-sections/section-page.ts";
import { site } from "../../../content/site.ts";
import { ActionPair } from "../../ui/controls/actions.tsx";
import { Band } from "../../ui/band.tsx";
import { ContactFacts } from "../../ui/text/contact-facts.tsx";
import { Lead } from "../../ui/text/headings.tsx";

/** Call to action and contact details at the end of section pages (SPEC §2). */
export function ContactBlock() {
  const { call, contact } = aboutSectionPage;
  return (
    <Band as="div" ground="sand">
      <section
        aria-labelledby="call"
        className="grid gap-x-20 gap-y-5 lg:grid-cols-5-7"
        data-no-print
      >
        <h2 id="call">{call.title}</h2>
        <div>
          <Lead>{call.text}</Lead>
          <ActionPair primary={call.primary} secondary={call.secondary} />
        </div>
      </section>
      <section
        aria-labelledby="contact"
        className="mt-fluid-20 print:mt-4 print:break-inside-avoid"
      >
        <h2 id="contact" className="mb-4 text-xl">{contact.title}</h2>
        <ContactFacts
          size="lg"
          className="lg:grid lg:grid-cols-3 lg:gap-x-8 lg:*:border-b-0 print:grid print:grid-cols-[auto_auto_auto] print:gap-x-6"
          facts={[...contact.facts, { term: contact.address, text: <Address /> }]}
        />
      </section>
    </Band>
  );
}

function Address() {
  const { street, city, region, postalCode } = site.address;
  return (
    <div className="pt-2">
      {street}
      <br />
      {`${city}, ${region} ${postalCode}`}
      <p className="text-sm font-normal">{site.visits}</p>
    </div>
  );
}
