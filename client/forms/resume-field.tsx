import { type DragEvent, useEffect, useRef, useState } from "react";
import { applicationForm } from "../../content/forms/application.ts";
import {
  acceptedResumes,
  declaredKind,
  maxResumeBytes,
  sizeInMegabytes,
} from "../../content/forms/resume.ts";
import { Button, buttonStyle } from "../ui/controls/button.tsx";
import { Field } from "./field.tsx";
import { errorOf } from "./form-protocol.ts";
import type { FormController } from "./use-form.ts";

const { messages, file: { name, label, hint } } = applicationForm;
const id = `${applicationForm.id}-${name}`;

/** A file field with a drop zone (SPEC §5). */
export function ResumeField({ form, file, onChange }: {
  form: FormController;
  file: File | null;
  onChange(file: File | null): void;
}) {
  const { submitted, problem, isSending } = form;
  const error = errorOf(problem, name);
  const input = useRef<HTMLInputElement>(null);
  const [isDragOver, setDragOver] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (isSending) setRefusal("");
  }, [isSending]);

  // A file chosen before hydration.
  useEffect(() => choose(input.current!.files), []);

  // A file dropped beside the zone would replace the page.
  useEffect(() => {
    const preventNavigation = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = "none";
    };
    const controller = new AbortController();
    addEventListener("dragover", preventNavigation, controller);
    addEventListener("drop", preventNavigation, controller);
    return () => controller.abort();
  }, []);

  function choose(files: FileList | null) {
    const chosen = files?.[0];
    if (!chosen || isSending) return;
    const reason = reasonToRefuse(chosen);
    setRefusal(reason ?? "");
    setAnnouncement(reason ? "" : messages.fileChosen(chosen.name, sizeInMegabytes(chosen.size)));
    if (reason) input.current!.value = "";
    else {
      onChange(chosen);
      form.clearProblem(input.current!.form!, name);
    }
  }

  function remove() {
    input.current!.value = "";
    input.current!.focus();
    setRefusal("");
    setAnnouncement(messages.fileRemoved);
    onChange(null);
  }

  function onDragOver(event: DragEvent) {
    if (isSending || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setDragOver(true);
    setAnnouncement("");
  }

  function onDragLeave(event: DragEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget as Node | null)) return;
    setDragOver(false);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setDragOver(false);
    choose(event.dataTransfer.files);
  }

  return (
    <Field
      {...{ id, label, hint, error }}
      // The page of a plain POST cannot return the file.
      note={submitted && !file ? messages.chooseAgain : undefined}
    >
      {(control) => (
        <>
          <div
            className="relative flex flex-wrap items-center gap-x-4 gap-y-3 rounded-sm border-1.5 border-dashed border-edge bg-card p-5 transition-colors has-aria-invalid:border-alarm data-over:border-solid data-over:border-river data-over:bg-done-wash data-over:outline-2 data-over:outline-river"
            data-drop-zone
            data-over={isDragOver || undefined}
            onDragOver={onDragOver}
            onDragLeave={onDragLeave}
            onDrop={onDrop}
          >
            <input
              ref={input}
              type="file"
              name={name}
              accept={acceptedResumes}
              required
              disabled={isSending}
              {...control}
              aria-invalid={error || refusal ? true : undefined}
              onChange={(event) => choose(event.target.files)}
              className="peer min-h-12 max-w-full text-sm file:mr-4 file:min-h-12 file:rounded-sm file:border-1.5 file:border-ink file:bg-transparent file:px-5.6 file:py-2.8 file:leading-tight file:font-semibold file:text-ink script:sr-only"
            />
            <label
              htmlFor={id}
              className={buttonStyle({
                variant: "secondary",
                className:
                  "cursor-pointer peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-river peer-disabled:pointer-events-none peer-disabled:border-line peer-disabled:bg-sand peer-disabled:text-faded no-script:hidden",
              })}
            >
              {messages.choose}
            </label>
            <span className="text-sm hoverless:hidden no-script:hidden">
              {isDragOver ? messages.dragOver : messages.drop}
            </span>
            {file && (
              <p className="flex w-full flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3.6 text-sm text-ink">
                <span className="font-semibold wrap-anywhere">{file.name}</span>
                <span>{`${sizeInMegabytes(file.size)} MB`}</span>
                <Button
                  variant="secondary"
                  className="ml-auto min-h-tap! py-2!"
                  onClick={remove}
                  disabled={isSending}
                >
                  {messages.removeFile}
                </Button>
              </p>
            )}
          </div>
          <p role="alert" className="mt-1.4 text-sm font-semibold text-alarm">{refusal}</p>
          <p role="status" className="sr-only">{isDragOver ? messages.dragOver : announcement}</p>
        </>
      )}
    </Field>
  );
}

/** Checks type and size. The server also checks the content. */
function reasonToRefuse(file: File): string | null {
  if (!declaredKind(file)) return messages.resumeType;
  if (file.size === 0) return messages.resumeEmpty;
  return file.size > maxResumeBytes ? messages.resumeTooLarge : null;
}
