/** One pattern where something failed or is missing: what happened, again, by phone, or elsewhere. */
import type { ReactNode } from "react";
import { failureMessages } from "../../content/messages.ts";
import type { Link } from "../../content/navigation.ts";
import { site } from "../../content/site.ts";
import { Actions } from "./actions.tsx";
import { Band } from "./band.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { PageHero } from "./page-hero.tsx";
import { ServiceIndex } from "./service-index.tsx";

interface FailureProps {
  /** The specified text (SPEC §8). */
  message: string;
  /** What that means and what to do. */
  text: string;
  /** Whether asking again can help. */
  retry?: boolean;
  children?: ReactNode;
}

/** Instead of a page; `children` stand beside the index of services. */
export function FailurePage(
  { message, text, retry, back, children }: FailureProps & { back: Link },
) {
  return (
    <>
      <PageHero title={message} intro={text}>
        <Ways retry={retry} back={back} onDark />
      </PageHero>
      <Band as="div" className="grid gap-x-20 gap-y-12 lg:grid-fit-80">
        {children}
        <ServiceIndex />
      </Band>
    </>
  );
}

/** Instead of what a part of a page lists; `children` stand under it. */
export function Failure({ message, text, retry, children }: FailureProps) {
  return (
    <div className="rounded-sm border-l-5 border-alarm bg-card p-6 text-ink">
      <p role="alert" className="text-lg font-semibold">{message}</p>
      <p className="mt-1.6 max-w-text">{text}</p>
      <Ways retry={retry} />
      {children}
    </div>
  );
}

function Ways({ retry, back, onDark }: { retry?: boolean; back?: Link; onDark?: boolean }) {
  const second = onDark ? "light" : "secondary";
  return (
    <Actions>
      {retry && (
        <form // Reloads the page without script too.
          onSubmit={(event) => {
            event.preventDefault();
            location.reload();
          }}
        >
          <Button type="submit">{failureMessages.retry}</Button>
        </form>
      )}
      {back && (
        <ButtonLink variant={retry ? second : "primary"} href={back.href}>{back.label}</ButtonLink>
      )}
      <ButtonLink variant={second} href={site.phone.href}>
        {failureMessages.call(site.phone.display)}
      </ButtonLink>
    </Actions>
  );
}
