import type { ComponentProps, ReactNode } from "react";

export function SectionHead(
  { id, title, children }: { id: string; title: string; children: ReactNode },
) {
  return (
    <div className="mb-fluid-13 grid gap-y-4 print:mb-6">
      <h2 id={id}>{title}</h2>
      {children}
    </div>
  );
}

export function Lead({ className = "", ...rest }: ComponentProps<"p">) {
  return (
    <p
      className={`max-w-lead break-after-avoid text-lg leading-lead text-balance ${className}`}
      {...rest}
    />
  );
}

export function Badge({ children }: { children: string }) {
  return (
    <span className="inline-block rounded-[1.2em] bg-sand px-[0.75em] py-[0.3em] text-xs leading-badge font-semibold wrap-anywhere text-ink @card:line-clamp-1 dark:bg-straw/14 dark:text-straw print:p-0">
      {children}
    </span>
  );
}
