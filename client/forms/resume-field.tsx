import { type ChangeEvent, type DragEvent, useEffect, useRef, useState } from "react";
import { careersPage } from "../../content/careers.ts";
import { applicationMessages as messages } from "../../content/messages.ts";
import { Button } from "../ui/button.tsx";
import { acceptedResumes, claimedKind, resumeLimit, sizeInMegabytes } from "./resume.ts";

interface ResumeFieldProps {
  id: string;
  file: File | null;
  onChange(file: File | null): void;
  error?: string;
  /** The page came back from a plain POST, and with it everything but the file. */
  isLost: boolean;
  /** While it is being sent, the file stays what it is. */
  locked: boolean;
}

const copy = careersPage.form;

/** Chooses one file, by its button or by dropping it (SPEC §5). */
export function ResumeField({ id, file, onChange, error, isLost, locked }: ResumeFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const [refusal, setRefusal] = useState("");
  const [news, setNews] = useState("");
  const { label, hint } = copy.fields.resume;
  const described = [`${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");

  // A file that was chosen before the script ran.
  useEffect(() => choose(input.current!.files), []);

  function choose(files: FileList | null | undefined) {
    const chosen = files?.[0];
    if (!chosen || locked) return;
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
    if (locked || !event.dataTransfer.types.includes("Files")) return;
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
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`} className="field-hint">{hint}</p>
      {error && (
        <p id={`${id}-error`} className="field-error">
          <span className="sr-only">Error:</span>
          {error}
        </p>
      )}
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
          id={id}
          type="file"
          name="resume"
          accept={acceptedResumes}
          required
          disabled={locked}
          aria-describedby={described}
          aria-invalid={error || refusal ? true : undefined}
          onChange={(event: ChangeEvent<HTMLInputElement>) => choose(event.target.files)}
          className="drop-input"
        />
        <label htmlFor={id} className="button button-secondary drop-choose">
          {copy.resume.choose}
        </label>
        <span className="drop-hint">{isOver ? messages.dragOver : copy.resume.drop}</span>
        {file && (
          <p className="drop-file">
            <span className="drop-name">{file.name}</span>
            <span>{`${sizeInMegabytes(file.size)} MB`}</span>
            <Button variant="secondary" onClick={remove} disabled={locked}>
              {messages.removeFile}
            </Button>
          </p>
        )}
      </div>
      <p role="alert" className="field-error">{refusal}</p>
      <p role="status" className="sr-only">{news}</p>
    </div>
  );
}

/** What can be said of a file without opening it; the server looks inside. */
function problemOf(file: File): string | null {
  if (!claimedKind(file)) return messages.resumeType;
  if (file.size === 0) return messages.resumeEmpty;
  return file.size > resumeLimit ? messages.resumeTooLarge : null;
}
