import { ActionPair, type TwoWays } from "./actions.tsx";
import { Band } from "./band.tsx";
import { Lead } from "./lead.tsx";

interface CallToActionProps {
  copy: TwoWays & { title: string; text: string };
  ground?: "sand";
  /** The title stands beside the words instead of over them. */
  beside?: boolean;
}

/** The band that ends a page: what to do next. */
export function CallToAction({ copy, ground, beside }: CallToActionProps) {
  return (
    <Band
      ground={ground}
      aria-labelledby="closing-title"
      className={beside ? "grid gap-x-20 gap-y-5 lg:grid-cols-5-6" : ""}
    >
      <h2 id="closing-title">{copy.title}</h2>
      <div>
        <Lead className={beside ? "" : "mt-4"}>{copy.text}</Lead>
        <ActionPair primary={copy.primary} secondary={copy.secondary} className="mt-8" />
      </div>
    </Band>
  );
}
