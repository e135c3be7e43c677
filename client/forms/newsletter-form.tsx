import { useEffect, useRef, useState } from "react";
import { newsletterForms, type NewsletterPlace } from "../../content/forms/newsletter.ts";
import { useHydrated } from "../runtime/hooks/hydrated.ts";
import { Button } from "../ui/controls/button.tsx";
import { errorOf, pageField } from "./form-protocol.ts";
import { controlStyle, Form } from "./form.tsx";
import { useForm } from "./use-form.ts";

/** SPEC §4, §5, §8. Its texts differ by place. */
export function NewsletterForm({ place }: { place: NewsletterPlace }) {
  const definition = newsletterForms[place];
  const { id, messages } = definition;
  const [name, field] = Object.entries(definition.fields)[0]!;
  const form = useForm(definition, { onStored: () => setTyped("") });
  const { submitted, state, message, problem, record, isSending } = form;
  const [typed, setTyped] = useState(submitted?.values[name] ?? "");
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const isComplete = field.pattern.test(typed.trim());
  const isPartial = !isComplete && typed.trim() !== "";
  const isWrong = state === "error" && errorOf(problem, name);

  const isHintReplaced = message !== "" || (record !== "" && !isPartial);

  // Text typed before hydration.
  useEffect(() => setTyped(input.current!.value), []);

  return (
    <Form form={form}>
      <input type="hidden" name="place" value={place} />
      {submitted && <input type="hidden" name={pageField} value={submitted.page} />}
      <label htmlFor={`${id}-${name}`} className="text-sm font-semibold">{field.label}</label>
      <div className="flex flex-wrap gap-2.4">
        <input
          ref={input}
          id={`${id}-${name}`}
          type={field.type}
          name={name}
          required
          // After a plain POST the focus returns to the form.
          autoFocus={Boolean(submitted)}
          autoComplete={field.autoComplete}
          readOnly={isSending}
          dir="auto"
          defaultValue={submitted?.values[name]}
          onInput={(event) => setTyped(event.currentTarget.value)}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? `${id}-status` : undefined}
          className={`shrink grow-999 basis-40 ${controlStyle}`}
        />
        <Button
          type="submit"
          className="min-w-34 grow"
          disabled={hydrated && (isSending || !isComplete)}
          aria-describedby={`${id}-reason`}
        >
          {isSending ? messages.sending : messages.submit}
        </Button>
      </div>
      {/* The message and the record replace the hint. */}
      <p
        id={`${id}-reason`}
        className="text-sm leading-dense"
        hidden={isHintReplaced}
      >
        {isPartial ? messages.incomplete : field.hint}
      </p>
    </Form>
  );
}
