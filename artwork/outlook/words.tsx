/** A text in which words with a hyphen are not broken, for titles and narrow columns. */
export function Words({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 ? <span key={index} className="unbroken">{part}</span> : part
  );
}
