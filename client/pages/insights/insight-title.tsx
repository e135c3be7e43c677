/** An article's title, which would rather break at its colon than elsewhere. */
export function InsightTitle({ title }: { title: string }) {
  const [subject, rest] = title.split(/(?<=:) /, 2);
  if (!rest) return title;
  return (
    <>
      <span className="inline-block max-w-full">{subject}</span>{" "}
      <span className="inline-block max-w-full">{rest}</span>
    </>
  );
}
