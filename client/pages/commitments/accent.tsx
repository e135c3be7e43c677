/** The commitment's own colour as a ground; an attribute, because the CSP allows no style. */
export function Accent({ colour, className = "" }: { colour: string; className?: string }) {
  return (
    <svg className={`-z-1 h-0 min-h-full w-full forced-colors:hidden ${className}`} aria-hidden>
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  );
}
