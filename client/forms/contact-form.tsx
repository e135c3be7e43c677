import { contactForm as definition } from "../../content/forms/contact.ts";
import { Button } from "../ui/button.tsx";
import { Fields } from "./field.tsx";
import { Form } from "./form.tsx";
import { useForm } from "./use-form.ts";

const { id, fields, messages } = definition;

/** SPEC §4, §5, §8. Its page gives it a heading with the id `enquiry`. */
export function ContactForm() {
  const form = useForm(definition);
  const { submitted, problem, isSending } = form;
  return (
    <Form form={form} className="form" aria-labelledby="enquiry">
      <Fields form={id} fields={fields} values={submitted?.values} problem={problem} />
      <Button type="submit" aria-disabled={isSending || undefined}>
        {isSending ? messages.sending : messages.submit}
      </Button>
    </Form>
  );
}
