import { formMessages } from "../../content/messages/forms.ts";
import { site } from "../../content/site.ts";
import { Actions, ButtonLink } from "../ui/controls/button.tsx";
import { DescriptionList } from "../ui/lists/description-list.tsx";
import { Steps } from "../ui/lists/steps.tsx";
import type { FormController } from "./use-form.ts";

/** Next steps and the sent values. It stays when the success message is gone. */
export function Receipt({ form }: { form: FormController }) {
  const { sent, definition: { id, action, fields, messages } } = form;
  const { next = [], onward, again } = messages;
  const rows = Object.entries(fields)
    .filter(([name, { isInConfirmation }]) => isInConfirmation && sent[name]?.trim())
    .map(([name, { label }]) => ({ title: label, text: sent[name]! }));
  return (
    <div className="grid gap-10 pt-6">
      <div>
        <h3>{formMessages.next}</h3>
        <Steps
          steps={next.map((text) => ({ text: <PhoneLinked text={text} /> }))}
          className="mt-6 max-w-lead"
        />
      </div>
      {rows.length > 0 && (
        <div>
          <h3 className="mb-4">{formMessages.sent}</h3>
          <DescriptionList rows={rows} />
        </div>
      )}
      <Actions className="">
        {onward && <ButtonLink href={onward.href}>{onward.label}</ButtonLink>}
        {/* The fields may be hidden: the link shows them again. */}
        <ButtonLink variant="secondary" href={`${action}#${id}`} onClick={form.restart}>
          {again}
        </ButtonLink>
      </Actions>
    </div>
  );
}

/** A text in which the firm's phone number is a link. */
function PhoneLinked({ text }: { text: string }) {
  const { display, href } = site.phone;
  const [before, after] = text.split(display);
  if (after === undefined) return text;
  return (
    <>
      {before}
      <a href={href} className="text-river underline">{display}</a>
      {after}
    </>
  );
}
