/** About the team or one of its members: the first paragraph opens, set larger. */
export function Paragraphs({ texts, className }: { texts: readonly string[]; className: string }) {
  return (
    <div className={className}>
      {texts.map((text, index) => (
        <p
          key={index}
          className="not-first:mt-paragraph first:text-lg first:leading-normal first:text-ink dark:first:text-paper"
        >
          {text}
        </p>
      ))}
    </div>
  );
}
