import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { applicationForm } from "../../content/forms/application.ts";
import { Button } from "../ui/button.tsx";
import { Field } from "./field.tsx";
import { acceptedResumes, claimedKind, resumeLimit, sizeInMegabytes } from "./resume.ts";

interface ResumeFieldProps {
  file: File | null;
  onChange(file: File | null): void;
  error?: string;
  /** The page came back from a plain POST, and with it everything but the file. */
  isLost: boolean;
  /** While it is being sent, the file stays what it is. */
  isLocked: boolean;
}

const { messages, file: { name, label, hint } } = applicationForm;
const id = `${applicationForm.id}-${name}`;

/** Chooses one file, by its button or by dropping it (SPEC §5). */
export function ResumeField({ file, onChange, error, isLost, isLocked }: ResumeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [news, setNews] = useState("");

  // A file that was chosen before the script ran.
  useEffect(() => choose(input.current!.files), []);

  function choose(files: FileList | null | undefined) {
    const chosen = files?.[0];
    if (!chosen || isLocked) return;
    const problem = problemOf(chosen);
    setRefusal(problem ?? "");
    setNews(problem ? "" : messages.fileChosen(chosen.name, sizeInMegabytes(chosen.size)));
    if (problem) input.current!.value = "";
    else onChange(chosen);
  }

  function remove() {
    input.current!.value = "";
    input.current!.focus();
    setRefusal("");
    setNews(messages.fileRemoved);
    onChange(null);
  }

  function over(event: DragEvent) {
    if (isLocked || !event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    if (isOver) return;
    setOver(true);
    setNews(messages.dragOver);
  }

  function leave(event: DragEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget as Node | null)) return;
    setOver(false);
    setNews("");
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files);
  }

  return (
    <Field id={id} label={label} hint={hint} error={error}>
      {(control) => (
        <>
          {isLost && !file && <p className="field-hint">{messages.chooseAgain}</p>}
          <div
            className="drop-zone"
            data-over={isOver || undefined}
            onDragOver={over}
            onDragLeave={leave}
            onDrop={drop}
          >
            <input
              ref={input}
              type="file"
              name={name}
              accept={acceptedResumes}
              required
              disabled={isLocked}
              {...control}
              aria-invalid={error || refusal ? true : undefined}
              onChange={(event: ChangeEvent<HTMLInputElement>) => choose(event.target.files)}
              className="drop-input"
            />
            <label htmlFor={id} className="button button-secondary drop-choose">
              {messages.choose}
            </label>
            <span className="drop-hint">{isOver ? messages.dragOver : messages.drop}</span>
            {file && (
              <p className="drop-file">
                <span className="drop-name">{file.name}</span>
                <span>{`${sizeInMegabytes(file.size)} MB`}</span>
                <Button variant="secondary" onClick={remove} disabled={isLocked}>
                  {messages.removeFile}
                </Button>
              </p>
            )}
          </div>
          <p role="alert" className="field-error">{refusal}</p>
          <p role="status" className="sr-only">{news}</p>
        </>
      )}
    </Field>
  );
}

/** What can be said of a file without opening it; the server looks inside. */
function problemOf(file: File): string | null {
  if (!claimedKind(file)) return messages.resumeType;
  if (file.size === 0) return messages.resumeEmpty;
  return file.size > resumeLimit ? messages.resumeTooLarge : null;
}
