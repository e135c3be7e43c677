import { useEffect, useRef, useState } from "react";
import { newsletterForms, type NewsletterPlace } from "../../content/forms/newsletter.ts";
import { useHydrated } from "../runtime/hooks/hydrated.ts";
import { Button } from "../ui/controls/button.tsx";
import { errorOf, pageField } from "./form-protocol.ts";
import { controlStyle, Form } from "./form.tsx";
import { type FormController, useForm } from "./use-form.ts";

/** SPEC §4, §5, §8. Its texts differ by place. */
export function NewsletterForm({ place }: { place: NewsletterPlace }) {
  const definition = newsletterForms[place];
  const { email } = definition.fields;
  const form = useForm(definition, { onStored: () => setTyped("") });
  const { submitted } = form;
  const [typed, setTyped] = useState(submitted?.values.email ?? "");
  const isComplete = email.pattern.test(typed.trim());
  const isPartial = !isComplete && typed.trim() !== "";

  return (
    <Form form={form}>
      <input type="hidden" name="place" value={place} />
      {submitted && <input type="hidden" name={pageField} value={submitted.page} />}
      <label htmlFor={`${definition.id}-email`} className="text-sm font-semibold">
        {email.label}
      </label>
      <div className="flex flex-wrap gap-2.4">
        <AddressInput form={form} field={email} isPartial={isPartial} onType={setTyped} />
        <SubscribeButton form={form} isComplete={isComplete} />
      </div>
      <Hint form={form} field={email} isComplete={isComplete} isPartial={isPartial} />
    </Form>
  );
}

interface PartProps {
  form: FormController;
  field: (typeof newsletterForms)[NewsletterPlace]["fields"]["email"];
}

function AddressInput(
  { form, field, isPartial, onType }: PartProps & {
    isPartial: boolean;
    onType(typed: string): void;
  },
) {
  const { definition: { id }, submitted, state, problem, isSending } = form;
  const ref = useRef<HTMLInputElement>(null);
  const isWrong = state === "error" && errorOf(problem, "email") !== undefined;

  // Text typed before hydration.
  useEffect(() => onType(ref.current!.value), []);

  return (
    <input
      ref={ref}
      id={`${id}-email`}
      type={field.type}
      name="email"
      aria-required
      // After a plain POST the focus returns to the form.
      autoFocus={submitted !== null}
      autoComplete={field.autoComplete}
      readOnly={isSending}
      dir="auto"
      defaultValue={submitted?.values.email}
      onInput={(event) => onType(event.currentTarget.value)}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? `${id}-status` : `${id}-reason`}
      // Dark like its ground, the footer.
      className={`shrink grow-999 basis-40 bg-night! text-paper! aria-invalid:border-straw! ${
        isPartial ? "not-focus:border-straw!" : ""
      } ${controlStyle}`}
    />
  );
}

function SubscribeButton({ form, isComplete }: { form: FormController; isComplete: boolean }) {
  const { definition: { id, messages }, isSending } = form;
  const hydrated = useHydrated();
  return (
    <Button
      type="submit"
      className="min-w-34 max-sm:grow"
      disabled={hydrated && (isSending || !isComplete)}
      aria-describedby={`${id}-reason`}
    >
      {isSending ? messages.sending : messages.submit}
    </Button>
  );
}

interface HintProps extends PartProps {
  isComplete: boolean;
  isPartial: boolean;
}

/**
 * The message and the record replace it. It says why the button is disabled, so it returns for that.
 * Screen readers say so of an empty field too.
 */
function Hint({ form, field, isComplete, isPartial }: HintProps) {
  const { definition: { id }, message, expired } = form;
  const isReplaced = message !== "" || (expired !== "" && !isPartial);
  return (
    <p id={`${id}-reason`} className="text-sm leading-dense" hidden={isReplaced}>
      {/* Elements, because translation replaces React's text nodes. */}
      {!isPartial && <span>{field.hint}</span>}
      {!isComplete && (
        <span className={isPartial ? "font-semibold text-straw" : "sr-only"}>
          {` ${field.wrong}`}
        </span>
      )}
    </p>
  );
}
