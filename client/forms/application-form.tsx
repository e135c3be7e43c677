import { useEffect, useRef, useState } from "react";
import {
  applicationForm as definition,
  applicationHeading,
} from "../../content/forms/application.ts";
import { paths } from "../../content/paths.ts";
import { useHydrated } from "../runtime/hooks/hydrated.ts";
import { Button } from "../ui/controls/button.tsx";
import { attemptField } from "./form-protocol.ts";
import { createAttemptId } from "./attempt-id.ts";
import { createDraft } from "./draft.ts";
import { Fields } from "./fields.tsx";
import { Form } from "./form.tsx";
import { ResumeField } from "./resume-field.tsx";
import { sendForm } from "./send-form.ts";
import { useForm } from "./use-form.ts";
import { validateForm } from "./validate.ts";

const { id, action, messages } = definition;
const { title, intro, sent } = applicationHeading;

/** Includes the attempt id, so that a restored draft is sent as the same application. */
const draft = createDraft(id, [...Object.keys(definition.fields), attemptField]);

const attemptOf = (form: HTMLFormElement) =>
  form.elements.namedItem(attemptField) as HTMLInputElement;

/** Without progress: the server queues a file twice before it stores it. */
const uploadTimeoutMs = 240_000;

/** The form and its heading, the target of every "Apply Now" (SPEC §4, §5, §8). */
export function ApplicationForm() {
  const [file, setFile] = useState<File | null>(null);
  /** 0 to 100 */
  const [percent, setPercent] = useState(0);
  const element = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const form = useForm(definition, {
    validate: (values) => validateForm(definition, values, file ? null : messages.resumeMissing),
    // The visitor may have left the page since.
    send(body, form) {
      attemptOf(form).value ||= createAttemptId();
      draft.save(form);
      body.set(attemptField, attemptOf(form).value);
      if (file) body.set(definition.file.name, file);
      setPercent(0);
      return sendForm(action, body, uploadTimeoutMs, setPercent);
    },
    onStored(form) {
      setFile(null);
      attemptOf(form).value = "";
      draft.clear();
    },
  });
  const { submitted, isReturned, isSending, isSent } = form;

  useEffect(() => {
    if (isReturned) draft.clear();
    else if (draft.restore(element.current!) && !isSending) form.setNote(messages.draftRestored);
    draft.save(element.current!);
  }, [isReturned]);

  return (
    <>
      <div data-no-print>
        <h2 id="apply">{isSent ? sent : title}</h2>
        {!isSent && <p className="mt-3">{intro}</p>}
      </div>
      <Form
        form={form}
        ref={element}
        encType="multipart/form-data"
        onInput={(event) => draft.save(event.currentTarget)}
        aria-labelledby="apply"
        className="lg:row-span-2"
      >
        <input type="hidden" name={attemptField} defaultValue={submitted?.values[attemptField]} />
        <Fields {...form} />
        <ResumeField form={form} file={file} onChange={setFile} />
        <p>
          {`${messages.privacy} `}
          <a href={paths.privacy} className="font-semibold text-river hover:decoration-2">
            {messages.privacyLink}
          </a>.
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button
            type="submit"
            disabled={hydrated && (isSending || !file)}
            aria-describedby={file ? undefined : `${id}-reason`}
          >
            {isSending ? messages.sending : messages.submit}
          </Button>
          {!file && <p id={`${id}-reason`} className="text-sm leading-dense">{messages.disabled}
          </p>}
          {isSending && (
            <div className="flex w-full flex-wrap items-end gap-x-5 gap-y-3">
              <label className="grid grow basis-56 gap-1.4 text-sm tabular-nums">
                {messages.progress(percent)}
                <progress
                  value={percent}
                  max={100}
                  className="h-2.4 w-full progress-plain overflow-hidden rounded-full border border-edge bg-card text-river"
                />
              </label>
              <Button variant="secondary" onClick={form.cancel}>{messages.cancel}</Button>
            </div>
          )}
        </div>
      </Form>
    </>
  );
}
