import type { Link } from "../../content/navigation.ts";
import { ButtonLink } from "./button.tsx";

interface Ways {
  /** The one that the words are about. */
  primary: Link;
  secondary: Link;
}

export function Actions({ primary, secondary }: Ways) {
  return (
    <div className="actions">
      <ButtonLink href={primary.href}>{primary.label}</ButtonLink>
      <ButtonLink variant="secondary" href={secondary.href}>{secondary.label}</ButtonLink>
    </div>
  );
}

interface CallToActionProps {
  copy: Ways & { title: string; text: string };
  ground?: "sand";
  /** The title stands beside the words instead of over them. */
  beside?: boolean;
}

/** The band that ends a page: what to do next. */
export function CallToAction({ copy, ground, beside }: CallToActionProps) {
  return (
    <section className={`band closing ${ground ?? ""}`} aria-labelledby="closing-title">
      <div className={`page-width ${beside ? "closing-beside" : ""}`}>
        <h2 id="closing-title">{copy.title}</h2>
        <div>
          <p className="lead">{copy.text}</p>
          <Actions {...copy} />
        </div>
      </div>
    </section>
  );
}
