import { aboutSectionPage } from "../../../content/about-sections.ts";
import { site } from "../../../content/site.ts";
import { ActionPair } from "../../ui/actions.tsx";
import { Band } from "../../ui/band.tsx";
import { Facts } from "../../ui/facts.tsx";
import { Lead } from "../../ui/lead.tsx";

/** The call to action and the contact block that end every section page (SPEC §2). */
export function TalkItOver() {
  const { call, contact } = aboutSectionPage;
  return (
    <Band as="div" ground="sand" className="grid gap-x-20 gap-y-12 lg:grid-cols-7-4">
      <section aria-labelledby="call">
        <h2 id="call">{call.title}</h2>
        <Lead className="mt-4">{call.text}</Lead>
        <ActionPair primary={call.primary} secondary={call.secondary} />
      </section>
      <section aria-labelledby="contact">
        <h2 id="contact" className="text-xl">{contact.title}</h2>
        <Facts
          size="lg"
          className="mt-4"
          facts={[
            { term: contact.phone, text: site.phone.display, href: site.phone.href },
            { term: contact.email, text: site.email, href: `mailto:${site.email}` },
            { term: contact.address, text: <Address /> },
          ]}
        />
      </section>
    </Band>
  );
}

function Address() {
  const { street, city, region, postalCode } = site.address;
  return (
    <>
      {street}
      <br />
      {`${city}, ${region} ${postalCode}`}
      <p className="text-sm font-normal">{site.visits}</p>
    </>
  );
}
