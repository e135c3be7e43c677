import { useEffect, useRef, useState } from "react";
import { newsletterForms, type NewsletterPlace } from "../../content/forms/newsletter.ts";
import { useHydrated } from "../runtime/hooks/hydrated.ts";
import { Button } from "../ui/controls/button.tsx";
import { errorOf, pageName } from "./answer.ts";
import { control, Form } from "./form.tsx";
import { useForm } from "./use-form.ts";

/** SPEC §4, §5, §8. In the footer of every page and on /insights, with a text of its own there. */
export function NewsletterForm({ place }: { place: NewsletterPlace }) {
  const definition = newsletterForms[place];
  const { id, messages } = definition;
  const [name, field] = Object.entries(definition.fields)[0]!;
  const form = useForm(definition, { onStored: () => setTyped("") });
  const { submitted, outcome, problem, record, isSending } = form;
  const [typed, setTyped] = useState(submitted?.values[name] ?? "");
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const isComplete = field.pattern.test(typed.trim());
  const isPartial = !isComplete && typed.trim() !== "";
  const isWrong = outcome.state === "error" && errorOf(problem, name);

  // What was typed before the script ran.
  useEffect(() => setTyped(input.current!.value), []);

  return (
    <Form form={form}>
      <input type="hidden" name="place" value={place} />
      {submitted && <input type="hidden" name={pageName} value={submitted.page} />}
      <label htmlFor={`${id}-${name}`} className="text-sm font-semibold">{field.label}</label>
      <div className="flex flex-wrap gap-2.4">
        <input
          ref={input}
          id={`${id}-${name}`}
          type={field.type}
          name={name}
          required
          // Without script it is where the visitor was.
          autoFocus={Boolean(submitted)}
          autoComplete={field.autoComplete}
          readOnly={isSending}
          defaultValue={submitted?.values[name]}
          onInput={(event) => setTyped(event.currentTarget.value)}
          aria-invalid={isWrong ? true : undefined}
          aria-describedby={isWrong ? `${id}-status` : undefined}
          className={`shrink grow-999 basis-40 ${control}`}
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
      {/* What became of it stands in its place. */}
      <p
        id={`${id}-reason`}
        className="text-sm leading-dense"
        hidden={"text" in outcome || Boolean(record) && !isPartial}
      >
        {isPartial ? messages.incomplete : field.hint}
      </p>
    </Form>
  );
}
