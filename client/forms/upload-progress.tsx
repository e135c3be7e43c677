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
    <div className="upload-progress">
      <label>
        {text}
        <progress value={percent} max={100}>{text}</progress>
      </label>
      <Button variant="secondary" onClick={onCancel}>{messages.cancel}</Button>
    </div>
  );
}
