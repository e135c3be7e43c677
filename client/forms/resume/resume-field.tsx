import { type RefObject, useEffect, useRef, useState } from "react";
import { applicationForm } from "../../../content/forms/application.ts";
import {
  acceptedResumes,
  declaredKind,
  maxResumeBytes,
  sizeInMegabytes,
} from "../../../content/forms/resume.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { useDropZone } from "./drop-zone.ts";
import { Field, idList } from "../field.tsx";
import { errorOf } from "../form-protocol.ts";
import type { FormController } from "../use-form.ts";

const { messages, file: { name, label, hint } } = applicationForm;
const id = `${applicationForm.id}-${name}`;
const refusalId = `${id}-refusal`;

/** Of the text that says why the form cannot be sent without a file. */
export const disabledReasonId = `${applicationForm.id}-reason`;

interface ResumeFieldProps {
  form: FormController;
  file: File | null;
  onChange(file: File | null): void;
}

/** A file field with a drop zone (SPEC §5). */
export function ResumeField({ form, file, onChange }: ResumeFieldProps) {
  const { submitted, problem, isSending } = form;
  const input = useRef<HTMLInputElement>(null);
  const { said, choose, remove, silence } = useChoice(form, input, onChange);
  const { isDragOver, handlers } = useDropZone({
    isDisabled: isSending,
    onEnter: silence,
    onFiles: choose,
  });
  const error = errorOf(problem, name);
  const isRefused = error !== undefined || said.refusal !== undefined;

  return (
    <Field
      {...{ id, label, hint, error }}
      // The page of a plain POST cannot return the file.
      note={submitted && !file ? messages.chooseAgain : undefined}
    >
      {(control) => (
        <>
          <div
            className={zoneStyle}
            data-drop-zone
            data-over={isDragOver || undefined}
            {...handlers}
          >
            <input
              ref={input}
              type="file"
              name={name}
              accept={acceptedResumes}
              aria-required
              disabled={isSending}
              {...control}
              aria-invalid={isRefused}
              aria-describedby={idList(
                control["aria-describedby"],
                refusalId,
                !file && disabledReasonId,
              )}
              onChange={(event) => choose(event.target.files)}
              className={inputStyle}
            />
            <label htmlFor={id} className={chooseStyle}>{messages.choose}</label>
            <span className="text-sm hoverless:hidden no-script:hidden">
              {isDragOver ? messages.dragOver : messages.drop}
            </span>
            {file && <ChosenFile file={file} onRemove={remove} isDisabled={isSending} />}
          </div>
          <Announcements said={said} isDragOver={isDragOver} />
        </>
      )}
    </Field>
  );
}

const zoneStyle =
  "relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-sm border-1.5 border-dashed border-edge bg-card p-5 transition-colors has-aria-invalid:border-alarm data-over:border-solid data-over:border-river data-over:bg-done-wash data-over:outline-2 data-over:outline-river";

/** Without script it is the browser's own control. */
const inputStyle =
  "peer min-h-12 max-w-full text-sm file:mr-4 file:min-h-12 file:rounded-sm file:border-1.5 file:border-ink file:bg-transparent file:px-5.6 file:py-2.8 file:leading-tight file:font-semibold file:text-ink script:sr-only";

/** The label of the file input looks like a button. */
const chooseStyle = buttonStyle({
  variant: "secondary",
  className:
    "cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-river peer-disabled:pointer-events-none peer-disabled:border-line peer-disabled:bg-sand peer-disabled:text-faded no-script:hidden",
});

/** What the field says of the last choice. */
interface Said {
  /** Why the file was refused. */
  refusal?: string;
  text?: string;
  /** Whether the text is also shown. */
  isVisible?: boolean;
}

function Announcements({ said, isDragOver }: { said: Said; isDragOver: boolean }) {
  return (
    <>
      <p
        id={refusalId}
        role="alert"
        // Firefox derives nothing from the role when only the text changes.
        aria-live="assertive"
        className="mt-1.4 text-sm font-semibold text-alarm"
      >
        {said.refusal}
      </p>
      <p aria-live="polite" className={said.isVisible ? "mt-1.4 text-sm" : "sr-only"}>
        {isDragOver ? messages.dragOver : said.text}
      </p>
    </>
  );
}

/** Chooses and removes the file, and says what happened. */
function useChoice(
  form: FormController,
  input: RefObject<HTMLInputElement | null>,
  onChange: ResumeFieldProps["onChange"],
) {
  const { isSending } = form;
  const [said, setSaid] = useState<Said>({});

  useEffect(() => {
    if (isSending) setSaid({});
  }, [isSending]);

  // A file chosen before hydration.
  useEffect(() => choose(input.current!.files), []);

  /** Takes the first usable file. */
  function choose(files: FileList | null) {
    const [first, ...others] = files ?? [];
    if (!first || isSending) return;
    const usable = [first, ...others].find((file) => reasonToRefuse(file) === null);
    if (!usable) {
      input.current!.value = "";
      return setSaid({ refusal: reasonToRefuse(first)! });
    }
    if (others.length > 0) {
      setSaid({ text: messages.oneFileTaken(1 + others.length, usable.name), isVisible: true });
    } else setSaid({ text: messages.fileChosen(usable.name, sizeInMegabytes(usable.size)) });
    onChange(usable);
    form.clearProblem(input.current!.form!, name);
  }

  function remove() {
    input.current!.value = "";
    input.current!.focus();
    setSaid({ text: messages.fileRemoved });
    onChange(null);
  }

  return { said, choose, remove, silence: () => setSaid({}) };
}

function ChosenFile({ file, onRemove, isDisabled }: {
  file: File;
  onRemove(): void;
  isDisabled: boolean;
}) {
  return (
    <p className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3.6 text-sm text-ink">
      <span className="font-semibold wrap-anywhere" dir="auto">{file.name}</span>
      <span>{`${sizeInMegabytes(file.size)} MB`}</span>
      <Button
        variant="secondary"
        className="min-h-tap! py-2! sm:ml-auto"
        onClick={onRemove}
        disabled={isDisabled}
      >
        {messages.removeFile}
      </Button>
    </p>
  );
}

/** Checks type and size. The server also checks the content. */
function reasonToRefuse(file: File): string | null {
  if (!declaredKind(file)) return messages.resumeType;
  if (file.size === 0) return messages.resumeEmpty;
  return file.size > maxResumeBytes ? messages.resumeTooLarge : null;
}
