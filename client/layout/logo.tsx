import { mark } from "../../content/brand/mark.ts";
import { frame } from "../../content/frame.ts";
import { paths } from "../../content/paths.ts";
import { site } from "../../content/site.ts";

export function Logo({ className }: { className: string }) {
  return (
    <a
      href={paths.home}
      className={`inline-flex min-h-tap items-center gap-2.6 font-display text-[1.35rem] leading-figure font-medium tracking-display no-underline ${className}`}
      aria-label={frame.home}
    >
      <Mark />
      <span data-firm-name>{site.shortName}</span>
    </a>
  );
}

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
