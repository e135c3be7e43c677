import { formMessages } from "../../content/messages.ts";
import { trapName } from "./submit.ts";

/** A field that people neither see, hear nor reach, and that programs fill in. */
export function Trap() {
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        {formMessages.trap}
        <input type="text" name={trapName} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
