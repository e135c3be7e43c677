import type { ComponentProps, ReactNode } from "react";
import type { Link } from "../../content/navigation.ts";
import { ActionLinks } from "./controls/button.tsx";
import { Band } from "./band.tsx";
import { Lead } from "./text/headings.tsx";

interface CallToActionProps extends Pick<ComponentProps<typeof Band>, "ground"> {
  copy: { title: string; text: string; links: readonly Link[] };
  /** The color of the line, which clay is on light grounds. */
  line?: string;
  /** Other ways on from the page, such as related links. */
  children?: ReactNode;
  /** Whether `children` are printed; the next steps never are. */
  printsChildren?: boolean;
}

/**
 * The closing band of a page, with its next steps: on wide windows the last station of the meridian.
 */
export function CallToAction(
  {
    copy: { title, text, links },
    line = "lg:border-clay",
    children,
    printsChildren = false,
    ...band
  }: CallToActionProps,
) {
  return (
    <Band data-no-print={printsChildren ? undefined : true} {...band}>
      <div className="lg:grid lg:grid-cols-3 lg:gap-x-7" data-no-print>
        <div
          className={`lg:line-across lg:station lg:-ml-6 lg:border-l-1.5 lg:pl-6 ${line}`}
        >
          <h2 className="lg:text-[clamp(2rem,2.75vw,2.6rem)]">{title}</h2>
        </div>
        <Lead className="max-lg:mt-4">{text}</Lead>
        <ActionLinks
          links={links}
          {...(band.ground === "pine" ? { first: "paper", variant: "light" } : {})}
          className="mt-7 lg:mt-1 lg:content-start lg:*:grow lg:*:basis-28 lg:*:first:basis-full"
        />
      </div>
      {children && (
        <div className="mt-fluid-16 border-t border-current/28 pt-fluid-12 lg:-ml-6 lg:pl-6 print:mt-0">
          {children}
        </div>
      )}
    </Band>
  );
}
