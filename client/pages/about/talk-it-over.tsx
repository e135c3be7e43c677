import { aboutSectionPage } from "../../../content/about-sections.ts";
import { site } from "../../../content/site.ts";
import { ActionPair } from "../../ui/actions.tsx";

/** The call to action and the contact block that end every section page (SPEC §2). */
export function TalkItOver() {
  const { call, contact } = aboutSectionPage;
  const { street, city, region, postalCode } = site.address;
  return (
    <div className="band sand">
      <div className="page-width talk-it-over">
        <section aria-labelledby="call">
          <h2 id="call">{call.title}</h2>
          <p className="lead">{call.text}</p>
          <ActionPair primary={call.primary} secondary={call.secondary} />
        </section>
        <section aria-labelledby="contact">
          <h2 id="contact">{contact.title}</h2>
          <dl>
            <dt>{contact.phone}</dt>
            <dd>
              <a href={site.phone.href}>{site.phone.display}</a>
            </dd>
            <dt>{contact.email}</dt>
            <dd>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </dd>
            <dt>{contact.address}</dt>
            <dd>
              {street}
              <br />
              {`${city}, ${region} ${postalCode}`}
              <p>{site.visits}</p>
            </dd>
          </dl>
        </section>
      </div>
    </div>
  );
}
