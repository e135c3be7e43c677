import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { contactPage } from "../../content/pages/contact.ts";
import { contactForm } from "../../content/forms/contact.ts";
import { openingLine } from "../../content/forms/contact-topics.ts";
import { site } from "../../content/site.ts";
import { createDraft } from "../forms/draft.ts";
import { Fields } from "../forms/fields.tsx";
import { Form } from "../forms/form.tsx";
import { Receipt } from "../forms/receipt.tsx";
import { type FormController, useForm } from "../forms/use-form.ts";
import { validateForm } from "../forms/validate.ts";
import { Band } from "../ui/band.tsx";
import { Button, ButtonLink } from "../ui/controls/button.tsx";
import { ContactFacts } from "../ui/text/contact-facts.tsx";
import { PageHero } from "../ui/page-hero.tsx";
import { Lead } from "../ui/text/headings.tsx";
import { TextLink } from "../ui/controls/text-link.tsx";

const draft = createDraft(contactForm.id, Object.keys(contactForm.fields));

/** SPEC §4, §5, §8 */
export default function ContactPage() {
  const { intro } = contactPage;
  const { search } = useLocation();
  const opening = openingLine(new URLSearchParams(search).get("about") ?? "");
  const inquiry = useForm(contactForm, {
    validate: (values) => validateForm(contactForm, values),
    onStored: draft.clear,
  });
  const { isSent } = inquiry;
  return (
    <>
      <PageHero
        {...contactPage}
        intro={!isSent && intro}
        opener="contact"
        className="pb-fluid-12 lg:pt-36"
      />
      <Band className="grid gap-x-16 gap-y-20 lg:grid-cols-3">
        <Inquiry inquiry={inquiry} opening={opening} />
        <div // It ends with the button of the form, whose status is empty.
         className="grid content-start gap-y-8 lg:content-between lg:pb-5.4 print:gap-y-5">
          <Information />
          <UrgentCall />
        </div>
      </Band>
      {!isSent && <NextSteps />}
    </>
  );
}

/** @param props.opening text that the message begins with */
function Inquiry({ inquiry, opening }: { inquiry: FormController; opening: string }) {
  const { form } = contactPage;
  const { isSent, isSending } = inquiry;
  const element = useDraft(inquiry, opening);
  return (
    <div
      className="grid content-start gap-5.4 border-ink lg:col-span-2 lg:border-t-2 lg:pt-6"
      data-no-print
    >
      <h2 id="inquiry" className="text-2xl">{isSent ? form.sent : form.title}</h2>
      {!isSent && <p className="text-balance">{form.intro}</p>}
      <Form
        form={inquiry}
        whenSent={<Receipt form={inquiry} />}
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
  );
}

/** Restores the draft, and saves text typed before hydration. @returns a ref of the form */
function useDraft({ receipt }: FormController, opening: string) {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (receipt) draft.clear();
    const form = element.current!;
    const message = form.elements.namedItem("message") as HTMLTextAreaElement;
    // A restored message follows the prefilled opening line.
    const isUntouched = message.value === opening;
    if (isUntouched) message.value = "";
    draft.restore(form);
    if (isUntouched && !message.value.startsWith(opening)) message.value = opening + message.value;
    draft.save(form);
  }, []);
  return element;
}

function Information() {
  const { information, solicitations } = contactPage;
  return (
    <section aria-labelledby="information" className="border-ink lg:border-t-2 lg:pt-6">
      <h2 id="information" className="mb-5.4 text-2xl">{information.title}</h2>
      <ContactFacts
        size="sm"
        facts={information.facts}
        className="gap-x-10 sm:max-lg:grid sm:max-lg:grid-cols-2"
      />
      <p className="mt-4 text-sm">{solicitations.text}</p>
      <TextLink href={solicitations.more.href}>{solicitations.more.label}</TextLink>
    </section>
  );
}

function UrgentCall() {
  const { title, text, call } = contactPage.urgent;
  return (
    <section
      aria-labelledby="urgent"
      className="dark flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-md p-6 sm:max-lg:flex print:block print:p-0 forced-colors:border"
    >
      <div className="max-w-lead min-w-0 grow basis-80">
        <h2 id="urgent" className="mb-3.6 text-xl">{title}</h2>
        <p className="mb-5 sm:max-lg:mb-0">
          {text} <strong className="hidden print:inline">{site.phone.display}</strong>
        </p>
      </div>
      <ButtonLink href={call.href} className="max-sm:w-full max-sm:px-0! lg:w-full lg:px-0!">
        {call.label}
      </ButtonLink>
    </section>
  );
}

function NextSteps() {
  const { title, intro, steps } = contactPage.next;
  return (
    <Band ground="sand" aria-labelledby="next">
      <h2 id="next">{title}</h2>
      <Lead className="mt-4">{intro}</Lead>
      <ol className="mt-fluid-12 grid lg:grid-cols-4 print:mt-4 print:grid-cols-2 print:gap-x-6">
        {steps.map(({ promise, title, text }) => (
          <li
            key={title}
            className="station border-l-1.5 border-clay pb-fluid-9 pl-fluid-9 last:pb-0 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0 lg:border-t-1.5 lg:border-l-0 lg:pt-7 lg:pr-8 lg:pb-0 lg:pl-0 lg:before:-top-1.75 lg:before:left-0 print:pb-3"
          >
            <h3 className="text-xl text-clay">{promise}</h3>
            <p className="mt-2 max-w-text text-pretty">
              {title} {text}
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
