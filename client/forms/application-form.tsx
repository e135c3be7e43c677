import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { careersPage } from "../../content/careers.ts";
import { applicationMessages as messages } from "../../content/messages.ts";
import { paths } from "../../content/paths.ts";
import { useHydrated } from "../hooks/hydrated.ts";
import { Button } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import { clearDraft, restoreDraft, saveDraft } from "./application-draft.ts";
import { ApplicationFields } from "./application-fields.tsx";
import { applicationForm as form, attemptName, checkApplication } from "./application-schema.ts";
import { errorOf, ErrorSummary } from "./error-summary.tsx";
import { FormStatus } from "./form-status.tsx";
import { idle, type Outcome } from "./outcome.ts";
import { useProblem } from "./problem.ts";
import { ResumeField } from "./resume-field.tsx";
import { clearForm, forgetOutcome, outcomes, textValues } from "./submit.ts";
import { EmbeddedSubmitted, useSubmitted } from "./submitted.tsx";
import { Trap } from "./trap.tsx";
import { sendForm, type Sending } from "./upload.ts";
import { UploadProgress } from "./upload-progress.tsx";

const copy = careersPage.form;
const success: Outcome = { state: "success", text: messages.success };

/** SPEC §4, §5, §8. Its page gives it a heading with the id `apply`. */
export function ApplicationForm() {
  const submitted = useSubmitted(form);
  const [search] = useSearchParams();
  const returned = search.has(outcomes.application);
  const [outcome, setOutcome] = useState<Outcome>(returned ? success : idle);
  const { problem, attempt, showProblem } = useProblem(submitted);
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState(0);
  const [note, setNote] = useState("");
  const element = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const sending = useRef<Sending>(null);
  /** When this file was first sent: a retry says the same, and is then the same application. */
  const firstSent = useRef(0);
  const hydrated = useHydrated();
  const submitting = outcome.state === "sending";

  useEffect(() => {
    if (returned) {
      clearDraft();
      forgetOutcome();
    } else if (restoreDraft(element.current!)) setNote(messages.draftRestored);
    saveDraft(element.current!);
  }, [returned]);

  function changeFile(file: File | null) {
    setFile(file);
    firstSent.current = 0;
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (submitting) return;
    const body = new FormData(event.currentTarget);
    const checked = checkApplication(textValues(body), file ? null : messages.resumeMissing);
    setNote("");
    setOutcome(idle);
    showProblem(checked.ok ? null : checked.problem);
    if (!checked.ok || !file) return;
    firstSent.current ||= Date.now();
    body.set(attemptName, String(firstSent.current));
    body.set("resume", file);
    setPercent(0);
    setOutcome({ state: "sending" });
    sending.current = sendForm(paths.careers, body, messages.failure, setPercent);
    const answer = await sending.current.answer;
    if (answer === "cancelled") {
      setOutcome(idle);
      setNote(messages.cancelled);
    } else if (answer.ok) {
      clearForm(element.current!);
      changeFile(null);
      clearDraft();
      setOutcome(success);
    } else if (answer.problem.fields.length > 0) {
      setOutcome(idle);
      showProblem(answer.problem);
    } else setOutcome({ state: "error", text: answer.problem.alert });
  }

  // A button that was disabled meanwhile has lost the focus: it gets it back, or, when there is
  // nothing to send any more, the form does.
  const wasSubmitting = useRef(false);
  useEffect(() => {
    const ended = wasSubmitting.current && !submitting;
    wasSubmitting.current = submitting;
    if (!ended || document.activeElement !== document.body) return;
    const target = button.current!.disabled ? element.current! : button.current!;
    target.focus({ preventScroll: true });
  }, [submitting]);

  return (
    <form
      ref={element}
      id={form}
      tabIndex={-1}
      method="post"
      action={paths.careers}
      encType="multipart/form-data"
      noValidate
      onSubmit={submit}
      onInput={(event) => saveDraft(event.currentTarget)}
      className="form"
      aria-labelledby="apply"
    >
      <EmbeddedSubmitted submitted={submitted} />
      {problem && <ErrorSummary key={attempt} form={form} problem={problem} />}
      <Trap />
      <input type="hidden" name={attemptName} defaultValue={submitted?.values[attemptName]} />
      <ApplicationFields
        values={submitted?.values ?? {}}
        error={(name) => errorOf(problem, name)}
      />
      <ResumeField
        id={`${form}-resume`}
        file={file}
        onChange={changeFile}
        error={errorOf(problem, "resume")}
        isLost={submitted !== null}
        locked={submitting}
      />
      <p>
        {`${copy.privacyText} `}
        <Link href={copy.privacy.href} className="text-link">{copy.privacy.label}</Link>.
      </p>
      <div className="form-submit">
        <Button
          ref={button}
          type="submit"
          disabled={hydrated && (submitting || !file)}
          aria-describedby={file ? undefined : `${form}-reason`}
        >
          {submitting ? messages.submitting : messages.submit}
        </Button>
        {!file && <p id={`${form}-reason`} className="field-hint">{messages.disabled}</p>}
        {submitting && (
          <UploadProgress
            percent={percent}
            onCancel={() => sending.current?.cancel()}
          />
        )}
      </div>
      <FormStatus id="application-status" outcome={outcome} note={note} />
    </form>
  );
}
