import { formMessages } from "../../content/messages.ts";
import { TextLink } from "../ui/text-link.tsx";
import type { FormControl } from "./use-form.ts";

interface NextStepsProps {
  form: FormControl;
  /** Whether the fields are out of sight: then there is a way back to them. */
  isAlone: boolean;
}

/** What a sender can expect; it stays when the message that it was sent is gone. */
export function NextSteps({ form, isAlone }: NextStepsProps) {
  const { id, action, messages: { next, again } } = form.definition;
  return (
    <div className="border-t border-line pt-4">
      <h3 className="text-lg">{formMessages.next}</h3>
      <ol className="mt-2 grid list-decimal gap-1.6 pl-5">
        {next?.map((step) => <li key={step}>{step}</li>)}
      </ol>
      {isAlone && (
        <TextLink href={`${action}#${id}`} onClick={form.again} className="mt-2">{again}</TextLink>
      )}
    </div>
  );
}
