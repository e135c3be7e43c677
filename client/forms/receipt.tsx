import { formMessages } from "../../content/messages.ts";
import { Actions } from "../ui/controls/actions.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { Ledger } from "../ui/lists/ledger.tsx";
import { Steps } from "../ui/lists/steps.tsx";
import type { FormControl } from "./use-form.ts";

/**
 * What a sender can expect, and what was sent; it stays when the message that it was sent is gone.
 *
 * @param isAlone whether the fields are out of sight: then there is a way back to them
 */
export function Receipt({ form, isAlone }: { form: FormControl; isAlone: boolean }) {
  const { sent, definition: { id, action, fields, messages } } = form;
  const rows = Object.entries(fields)
    .filter(([name, { isMailed }]) => isMailed && sent[name]?.trim())
    .map(([name, { label }]) => ({ title: label, text: sent[name]! }));
  return (
    <div className="grid gap-10 pt-6">
      <div>
        <h3>{formMessages.next}</h3>
        <Steps
          steps={messages.next?.map((text) => ({ text })) ?? []}
          className="sm:mt-5 sm:grid-cols-3"
        />
      </div>
      {rows.length > 0 && (
        <div>
          <h3 className="mb-4">{formMessages.sent}</h3>
          <Ledger rows={rows} />
        </div>
      )}
      {isAlone
        ? (
          <Actions className="">
            {messages.onward && (
              <ButtonLink href={messages.onward.href}>{messages.onward.label}</ButtonLink>
            )}
            <ButtonLink variant="secondary" href={`${action}#${id}`} onClick={form.again}>
              {messages.again}
            </ButtonLink>
          </Actions>
        )
        : <h3>{messages.again}</h3>}
    </div>
  );
}
