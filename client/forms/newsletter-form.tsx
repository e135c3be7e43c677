import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { formMessages, newsletterMessages } from "../../content/messages.ts";
import { paths } from "../../content/paths.ts";
import { useHydrated } from "../hooks/hydrated.ts";
import { Button } from "../ui/button.tsx";
import { FormStatus } from "./form-status.tsx";
import { checkSubscription, newsletterForm, pageName, type Place } from "./newsletter-schema.ts";
import { idle, type Outcome, useOutcome } from "./outcome.ts";
import { clearForm, forgetOutcome, outcomes, postForm, textValues, timeOfDay } from "./submit.ts";
import { EmbeddedSubmitted, useSubmitted } from "./submitted.tsx";
import { Trap } from "./trap.tsx";

/** Milliseconds an outcome stands before the form is idle again (SPEC §9). */
const feedbackLasts = 3_000;

const successes: Record<Place, Outcome> = {
  footer: { state: "success", text: newsletterMessages.footerSuccess },
  insights: { state: "success", text: newsletterMessages.insightsSuccess },
};

/** SPEC §4, §5, §8. In the footer of every page and on /insights, with a text of its own there. */
export function NewsletterForm({ place }: { place: Place }) {
  const form = newsletterForm(place);
  const submitted = useSubmitted(form);
  const [search] = useSearchParams();
  const returned = search.get(outcomes.newsletter);
  const isPreview = place === "insights" && returned === "preview";
  const isReturned = isPreview || returned === place;
  const [outcome, setOutcome] = useOutcome(initialOutcome(), feedbackLasts);
  const [record, setRecord] = useState("");
  const [note, setNote] = useState(isPreview ? formMessages.preview : "");
  const [typed, setTyped] = useState(submitted?.values.email ?? "");
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const sending = outcome.state === "sending";
  const disabled = hydrated && (sending || !checkSubscription({ email: typed }).ok);

  function initialOutcome(): Outcome {
    if (isReturned) return successes[place];
    return submitted?.problem ? { state: "error", text: submitted.problem.alert } : idle;
  }

  // What was typed before the script ran.
  useEffect(() => setTyped(input.current!.value), []);

  useEffect(() => {
    if (!isReturned) return;
    if (!isPreview) setRecord(newsletterMessages.sentRecord(timeOfDay()));
    forgetOutcome();
  }, [isReturned, isPreview]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const element = event.currentTarget;
    if (disabled) return;
    const focused = document.activeElement as HTMLElement | null;
    setRecord("");
    setNote("");
    setOutcome({ state: "sending" });
    const values = textValues(new FormData(element));
    const answer = await postForm(paths.subscribe, values, newsletterMessages.failure);
    if (answer.ok) {
      clearForm(element);
      setTyped("");
      setOutcome(successes[place]);
      if (answer.preview) setNote(formMessages.preview);
      else setRecord(newsletterMessages.sentRecord(timeOfDay()));
    } else {
      setOutcome({ state: "error", text: answer.problem.alert });
      setRecord(newsletterMessages.failedRecord(timeOfDay()));
    }
    // A button that was disabled meanwhile has lost the focus; the field takes it.
    if (focused && element.contains(focused) && document.activeElement === document.body) {
      input.current?.focus({ preventScroll: true });
    }
  }

  return (
    <form
      id={form}
      method="post"
      action={paths.subscribe}
      noValidate
      onSubmit={submit}
      className="newsletter"
    >
      <EmbeddedSubmitted submitted={submitted} />
      <input type="hidden" name="place" value={place} />
      {submitted && <input type="hidden" name={pageName} value={submitted.page} />}
      <Trap />
      <label htmlFor={`${form}-email`}>{newsletterMessages.label}</label>
      <div className="newsletter-row">
        <input
          ref={input}
          id={`${form}-email`}
          type="email"
          name="email"
          required
          autoComplete="email"
          defaultValue={submitted?.values.email}
          onInput={(event) => setTyped(event.currentTarget.value)}
          aria-invalid={submitted?.problem && outcome.state === "error" ? true : undefined}
          className="field-input"
        />
        <Button type="submit" disabled={disabled} aria-describedby={`${form}-reason`}>
          {sending ? newsletterMessages.submitting : newsletterMessages.submit}
        </Button>
      </div>
      <p id={`${form}-reason`} className="field-hint">{newsletterMessages.disabled}</p>
      <FormStatus outcome={outcome} note={note} />
      {record && <p className="form-record">{record}</p>}
    </form>
  );
}
