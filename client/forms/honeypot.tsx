import { formMessages } from "../../content/messages.ts";
import { honeypotName } from "./answer.ts";

/** A field that people neither see, hear nor reach, and that programs fill in. */
export function Honeypot() {
  return (
    <div className="sr-only" aria-hidden="true">
      <label>
        {formMessages.honeypot}
        <input type="text" name={honeypotName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
