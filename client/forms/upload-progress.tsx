import { applicationForm } from "../../content/forms/application.ts";
import { Button } from "../ui/button.tsx";

const { messages } = applicationForm;

interface UploadProgressProps {
  /** 0 to 100. */
  percent: number;
  onCancel(): void;
}

export function UploadProgress({ percent, onCancel }: UploadProgressProps) {
  const text = messages.progress(percent);
  return (
    <div className="flex w-full flex-wrap items-end gap-x-5 gap-y-3">
      <label className="grid grow basis-56 gap-1.4 text-sm tabular-nums">
        {text}
        <progress
          value={percent}
          max={100}
          className="h-2.4 w-full progress-plain overflow-hidden rounded-full border border-edge bg-card text-river"
        >
          {text}
        </progress>
      </label>
      <Button variant="secondary" onClick={onCancel}>{messages.cancel}</Button>
    </div>
  );
}
