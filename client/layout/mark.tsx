import { mark } from "../../content/brand/mark.ts";

export function Mark() {
  return (
    <svg
      className="size-8 flex-none"
      viewBox={`0 0 ${mark.side} ${mark.side}`}
      width={mark.side}
      height={mark.side}
      aria-hidden="true"
    >
      <path fill="currentColor" d={mark.path} />
    </svg>
  );
}
