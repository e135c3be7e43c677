/** The commitment's own colour as a ground; an attribute, because the CSP allows no style. */
export function Accent({ colour }: { colour: string }) {
  return (
    <svg className="accent" aria-hidden>
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
