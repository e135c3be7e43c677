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
      <div
        className="grid gap-x-10 gap-y-7 md:grid-cols-[minmax(0,1fr)_auto] md:items-end"
        data-no-print
      >
        <div // The line comes from the upper edge of the band.
          className={`lg:station lg:-ml-6 lg:border-l-1.5 lg:pl-6 lg:after:absolute lg:after:right-full lg:after:bottom-full lg:after:h-band lg:after:border-l-1.5 lg:after:border-inherit ${line}`}
        >
          <h2>{title}</h2>
          <Lead className="mt-4">{text}</Lead>
        </div>
        <ActionLinks
          links={links}
          {...(band.ground === "pine" ? { first: "paper", variant: "light" } : {})}
          className="md:max-lg:grid lg:justify-end"
        />
      </div>
      {children && (
        <div className="mt-fluid-16 border-t border-current/28 pt-fluid-12 print:mt-0">
          {children}
        </div>
      )}
    </Band>
  );
}
