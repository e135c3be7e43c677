import { newsletterMessages } from "../../content/messages.ts";
import { paths } from "../../content/paths.ts";
import { Button } from "../ui/button.tsx";

/** SPEC §4, §5, §8. */
export function NewsletterForm({ place }: { place: "footer" | "insights" }) {
  return (
    <form method="post" action={paths.subscribe} noValidate className="newsletter">
      <label htmlFor={`${place}-email`}>Email</label>
      <input id={`${place}-email`} type="email" name="email" required className="field-input" />
      <Button type="submit">{newsletterMessages.submit}</Button>
    </form>
  );
}
