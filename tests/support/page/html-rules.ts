/** What valid HTML means here: the standard, with the few rules that are a matter of taste set. */
import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:standard", "html-validate:a11y"],
  rules: {
    // React writes `<br/>`, `hidden=""` and camel-cased SVG names, which mean the same.
    "void-style": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "doctype-style": "off",
    // Numbers that start with digits are split over lines by hand where that matters.
    "tel-non-breaking": "off",
  },
});

/** One line for each fault. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)
  );
}
