import { formMessages } from "../../content/messages/forms.ts";
import { Actions } from "../ui/controls/actions.tsx";
import { ButtonLink } from "../ui/controls/button.tsx";
import { DescriptionList } from "../ui/lists/description-list.tsx";
import { Steps } from "../ui/lists/steps.tsx";
import type { FormController } from "./use-form.ts";

/**
 * Next steps and the sent values. It stays when the success message is gone.
 *
 * @param isAlone whether the fields are hidden; the receipt then links back to them
 */
export function Receipt({ form, isAlone }: { form: FormController; isAlone: boolean }) {
  const { sent, definition: { id, action, fields, messages } } = form;
  const rows = Object.entries(fields)
    .filter(([name, { isMailed }]) => isMailed && sent[name]?.trim())
    .map(([name, { label }]) => ({ title: label, text: sent[name]! }));
  return (
    <div className="grid gap-10 pt-6">
      <div>
        <h3>{formMessages.next}</h3>
        <Steps steps={messages.next?.map((text) => ({ text })) ?? []} className="mt-6" />
      </div>
      {rows.length > 0 && (
        <div>
          <h3 className="mb-4">{formMessages.sent}</h3>
          <DescriptionList rows={rows} />
        </div>
      )}
      {isAlone
        ? (
          <Actions className="">
            {messages.onward && (
              <ButtonLink href={messages.onward.href}>{messages.onward.label}</ButtonLink>
            )}
            <ButtonLink variant="secondary" href={`${action}#${id}`} onClick={form.reset}>
              {messages.again}
            </ButtonLink>
          </Actions>
        )
        : <h3>{messages.again}</h3>}
    </div>
  );
}
