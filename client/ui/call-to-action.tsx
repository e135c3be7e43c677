import type { ReactNode } from "react";
import { ActionPair, type TwoWays } from "./actions.tsx";
import { Band, type BandProps } from "./band.tsx";
import { Lead } from "./lead.tsx";

interface CallToActionProps extends Pick<BandProps, "ground"> {
  copy: Partial<TwoWays> & { title: string; text: string };
  /** Instead of the two ways of the copy. */
  children?: ReactNode;
}

/** The band that ends a page: what to do next, its words beside the title. Paper leads nowhere. */
export function CallToAction({ copy, children, ...rest }: CallToActionProps) {
  const { title, text, primary, secondary } = copy;
  return (
    <Band
      aria-labelledby="closing-title"
      className="grid gap-x-20 gap-y-5 lg:grid-cols-5-7"
      data-no-print
      {...rest}
    >
      <h2 id="closing-title">{title}</h2>
      <div>
        <Lead>{text}</Lead>
        {primary && secondary
          ? <ActionPair primary={primary} secondary={secondary} className="mt-8" />
          : children}
      </div>
    </Band>
  );
}
