import { useEffect, useRef, useState } from "react";
import {
  applicationForm as definition,
  applicationHeading,
} from "../../content/forms/application.ts";
import { paths } from "../../content/paths.ts";
import { useHydrated } from "../runtime/hooks/hydrated.ts";
import { Button } from "../ui/controls/button.tsx";
import { attemptField, type FormProblem } from "./form-protocol.ts";
import { createAttemptId } from "./attempt-id.ts";
import { createDraft } from "./draft.ts";
import { Fields } from "./fields.tsx";
import { Form } from "./form.tsx";
import { Receipt } from "./receipt.tsx";
import { disabledReasonId, ResumeField } from "./resume/resume-field.tsx";
import { sendForm } from "./send-form.ts";
import { type FormController, useForm } from "./use-form.ts";
import { validateForm } from "./validate.ts";

const { id, action, messages } = definition;
const { title, intro, sent } = applicationHeading;

/** Includes the attempt id, so that a restored draft is sent as the same application. */
const draft = createDraft(id, [...Object.keys(definition.fields), attemptField]);

const inputOf = (form: HTMLFormElement, name: string) =>
  form.elements.namedItem(name) as HTMLInputElement;

/** Without progress: the server queues a file twice before it stores it. */
const timeoutMs = 240_000;

/** The form and its heading, the target of every "Apply Now" (SPEC §4, §5, §8). */
export function ApplicationForm() {
  const element = useRef<HTMLFormElement>(null);
  const application = useApplication();
  const { form, file } = application;
  const { submitted, receipt, isSending, isSent } = form;

  useEffect(() => {
    if (receipt) draft.clear();
    else if (draft.restore(element.current!) && !isSending) form.setNote(messages.draftRestored);
    draft.save(element.current!);
  }, [receipt]);

  return (
    <>
      <div data-no-print>
        <h2 id="apply">{isSent ? sent : title}</h2>
        {!isSent && <p className="mt-3">{intro}</p>}
      </div>
      <Form
        form={form}
        whenSent={<Receipt form={form} />}
        ref={element}
        encType="multipart/form-data"
        onInput={(event) => draft.save(event.currentTarget)}
        aria-labelledby="apply"
        className="lg:row-span-2"
      >
        <input type="hidden" name={attemptField} defaultValue={submitted?.values[attemptField]} />
        <Fields {...form} />
        <ResumeField form={form} file={file} onChange={application.setFile} />
        <p>
          {`${messages.privacy} `}
          <a href={paths.privacy} className="font-semibold text-river hover:decoration-2">
            {messages.privacyLink}
          </a>.
        </p>
        <Submit {...application} />
      </Form>
    </>
  );
}

/** State of the form, its file and its upload. */
function useApplication() {
  const [file, setFile] = useState<File | null>(null);
  /** 0 to 100 */
  const [percent, setPercent] = useState(0);

  /** An app of a cloud drive may have dropped the file, and a saved one is another file. */
  async function checkFile(form: HTMLFormElement): Promise<FormProblem | null> {
    if (!file || await isReadable(file)) return null;
    setFile(null);
    inputOf(form, definition.file.name).value = "";
    const message = messages.resumeUnreadable(file.name);
    return { alert: message, fields: [{ name: definition.file.name, message }] };
  }

  const form = useForm(definition, {
    validate: (values) => validateForm(definition, values, file ? null : messages.resumeMissing),
    send(body, form) {
      inputOf(form, attemptField).value ||= createAttemptId();
      draft.save(form);
      body.set(attemptField, inputOf(form, attemptField).value);
      if (file) body.set(definition.file.name, file);
      setPercent(0);
      const check = () => checkFile(form);
      return sendForm(action, body, { timeoutMs, onProgress: setPercent, check });
    },
    onStored(form) {
      setFile(null);
      inputOf(form, attemptField).value = "";
      draft.clear();
    },
  });
  return { form, file, setFile, percent };
}

async function isReadable(file: File): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

interface SubmitProps {
  form: FormController;
  file: File | null;
  /** 0 to 100 */
  percent: number;
}

/** The button with the reason why it is disabled, and the progress of the upload. */
function Submit({ form, file, percent }: SubmitProps) {
  const { isSending } = form;
  const hydrated = useHydrated();
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button
        type="submit"
        disabled={hydrated && (isSending || !file)}
        aria-describedby={file ? undefined : disabledReasonId}
      >
        {isSending ? messages.sending : messages.submit}
      </Button>
      {!file && (
        <p id={disabledReasonId} className="text-sm leading-dense no-script:hidden">
          {messages.disabled}
        </p>
      )}
      {isSending && (
        <div className="flex w-full flex-wrap items-end gap-x-5 gap-y-3">
          <label className="grid grow basis-56 gap-1.4 text-sm tabular">
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
  );
}
