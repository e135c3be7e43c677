import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { contactPage } from "../../content/pages/contact.ts";
import { contactForm } from "../../content/forms/contact.ts";
import { openingLine } from "../../content/forms/contact-topics.ts";
import { createDraft } from "../forms/draft.ts";
import { Fields } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { useForm } from "../forms/use-form.ts";
import { validateForm } from "../forms/validate.ts";
import { Band } from "../ui/band.tsx";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { ContactFacts } from "../ui/text/contact-facts.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { Steps } from "../ui/lists/steps.tsx";
import { TextLink } from "../ui/controls/text-link.tsx";
import { RuledList } from "../ui/lists/ruled-list.tsx";
import { Title } from "../ui/title.tsx";

const draft = createDraft(contactForm.id, Object.keys(contactForm.fields), new Map());

const label = "mb-3.6 text-xl";

/** SPEC §4, §5, §8 */
export default function ContactPage() {
  const { title, intro, form, information, solicitations, commitments, urgent, next } = contactPage;
  const element = useRef<HTMLFormElement>(null);
  const inquiry = useForm(contactForm, {
    validate: (values) => validateForm(contactForm, values),
    onStored: draft.clear,
  });
  const { isSent, isSending } = inquiry;
  const { search } = useLocation();
  const opening = openingLine(new URLSearchParams(search).get("about") ?? "");

  useEffect(() => {
    // Restores the draft, and saves text typed before hydration.
    const form = element.current!;
    const message = form.elements.namedItem("message") as HTMLTextAreaElement;
    // A restored message follows the prefilled opening line.
    const isUntouched = message.value === opening;
    if (isUntouched) message.value = "";
    draft.restore(form);
    if (isUntouched && !message.value.startsWith(opening)) message.value = opening + message.value;
    draft.save(form);
  }, []);

  return (
    <>
      <Title>{contactPage.meta.title}</Title>
      <PageHero title={title} intro={!isSent && intro} opener="contact" />
      <Band as="div" className="grid gap-x-20 gap-y-14 lg:grid-cols-7-4">
        <div className="grid content-start gap-5.4" data-no-print>
          <h2 id="inquiry">{isSent ? form.sent : form.title}</h2>
          {!isSent && <p>{form.intro}</p>}
          <Form
            form={inquiry}
            ref={element}
            onInput={(event) => draft.save(event.currentTarget)}
            aria-labelledby="inquiry"
          >
            <Fields {...inquiry} prefilled={{ message: opening }} />
            <Button
              type="submit"
              className="justify-self-start sm:min-w-48"
              aria-disabled={isSending || undefined}
            >
              {isSending ? contactForm.messages.sending : contactForm.messages.submit}
            </Button>
          </Form>
        </div>
        <div className="grid content-start gap-10">
          <section aria-labelledby="information">
            <h2 id="information" className={label}>{information.title}</h2>
            <ContactFacts size="sm" facts={information.facts} />
            <p className="mt-4 text-sm">{solicitations.text}</p>
            <TextLink href={solicitations.more.href}>{solicitations.more.label}</TextLink>
          </section>
          <section aria-labelledby="promises">
            <h2 id="promises" className={label}>{commitments.title}</h2>
            <RuledList items={commitments.items} />
          </section>
          <section
            aria-labelledby="urgent"
            className="dark rounded-md p-7 print:p-0 forced-colors:border"
          >
            <h2 id="urgent" className={label}>{urgent.title}</h2>
            <p>{urgent.text}</p>
            <ButtonLink href={urgent.call.href} className="mt-5 w-full">
              {urgent.call.label}
            </ButtonLink>
          </section>
        </div>
      </Band>
      {!isSent && (
        <Band ground="sand" aria-labelledby="next">
          <h2 id="next">{next.title}</h2>
          <Steps steps={next.steps} />
        </Band>
      )}
    </>
  );
}
