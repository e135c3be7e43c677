import { useEffect, useRef, useState } from "react";
import { applicationForm as definition } from "../../content/forms/application.ts";
import { paths } from "../../content/paths.ts";
import { useHydrated } from "../hooks/hydrated.ts";
import { Button } from "../ui/button.tsx";
import { Link } from "../ui/link.tsx";
import { attemptName, errorOf } from "./answer.ts";
import { newAttempt } from "./attempt.ts";
import { createDraft } from "./draft.ts";
import { Fields } from "./fields.tsx";
import { Form } from "./form.tsx";
import { ResumeField } from "./resume-field.tsx";
import { sendForm, type Sending } from "./send.ts";
import { UploadProgress } from "./upload-progress.tsx";
import { useForm } from "./use-form.ts";

const { id, action, messages } = definition;

const draft = createDraft(id, Object.keys(definition.fields));

/** SPEC §4, §5, §8. Its page gives it a heading with the id `apply`. */
export function ApplicationForm() {
  const [file, setFile] = useState<File | null>(null);
  const [percent, setPercent] = useState(0);
  const sending = useRef<Sending>(null);
  /** Of this file: a retry says the same, and is then the same application. */
  const attempt = useRef<string>(null);
  const element = useRef<HTMLFormElement>(null);
  const hydrated = useHydrated();
  const form = useForm(definition, {
    file: file ? null : messages.resumeMissing,
    send(body) {
      attempt.current ??= newAttempt();
      body.set(attemptName, attempt.current);
      if (file) body.set(definition.file.name, file);
      setPercent(0);
      sending.current = sendForm(action, body, { progress: setPercent });
      return sending.current.answer;
    },
    onStored() {
      changeFile(null);
      draft.clear();
    },
  });
  const { submitted, problem, isReturned, isSending } = form;

  useEffect(() => {
    if (isReturned) draft.clear();
    else if (draft.restore(element.current!)) form.say(messages.draftRestored);
    draft.save(element.current!);
  }, [isReturned]);

  function changeFile(file: File | null) {
    setFile(file);
    attempt.current = null;
  }

  return (
    <Form
      form={form}
      ref={element}
      tabIndex={-1}
      encType="multipart/form-data"
      onInput={(event) => draft.save(event.currentTarget)}
      aria-labelledby="apply"
    >
      <input type="hidden" name={attemptName} defaultValue={submitted?.values[attemptName]} />
      <Fields {...form} />
      <ResumeField
        file={file}
        onChange={changeFile}
        error={errorOf(problem, definition.file.name)}
        isLost={submitted !== null}
        isLocked={isSending}
      />
      <p>
        {`${messages.privacy} `}
        <Link href={paths.privacy} className="font-semibold text-river hover:decoration-2">
          {messages.privacyLink}
        </Link>.
      </p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button
          type="submit"
          disabled={hydrated && (isSending || !file)}
          aria-describedby={file ? undefined : `${id}-reason`}
        >
          {isSending ? messages.sending : messages.submit}
        </Button>
        {!file && <p id={`${id}-reason`} className="text-sm leading-dense">{messages.disabled}</p>}
        {isSending && (
          <UploadProgress
            percent={percent}
            onCancel={() => sending.current?.cancel()}
          />
        )}
      </div>
    </Form>
  );
}
