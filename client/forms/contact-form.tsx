import { contactForm } from "../../content/forms/contact.ts";
import { Button } from "../ui/button.tsx";
import { Fields } from "./fields.tsx";
import { Form } from "./form.tsx";
import type { FormControl } from "./use-form.ts";

const { messages } = contactForm;

/** SPEC §4, §5, §8. Its page gives it a heading with the id `enquiry`. */
export function ContactForm({ form }: { form: FormControl }) {
  return (
    <Form form={form} aria-labelledby="enquiry">
      <Fields {...form} />
      <Button
        type="submit"
        className="justify-self-start sm:min-w-48"
        aria-disabled={form.isSending || undefined}
      >
        {form.isSending ? messages.sending : messages.submit}
      </Button>
    </Form>
  );
}
