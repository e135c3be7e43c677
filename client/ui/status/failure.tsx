/** Failures and missing things: the message, a retry, the phone number and other ways. */
import { type ReactNode, useEffect } from "react";
import { failureMessages } from "../../../content/messages/forms.ts";
import type { Link } from "../../../content/navigation.ts";
import { serviceIndex } from "../../../content/pages/services.ts";
import { site } from "../../../content/site.ts";
import { announce } from "../../runtime/announce.ts";
import { useHydrated } from "../../runtime/hooks/hydrated.ts";
import { Band } from "../band.tsx";
import { Actions, Button, ButtonLink, type ButtonVariant } from "../controls/button.tsx";
import { UnmappedHero } from "../unmapped-hero.tsx";
import { LinkIndex } from "../lists/link-index.tsx";

interface FailureProps {
  /** The specified text (SPEC §8). */
  message: string;
  text: string;
  children?: ReactNode;
}

/** A whole page; `children` are shown beside the index of services. */
export function FailurePage({ message, text, retry, back, children }: FailureProps & {
  retry?: boolean;
  back: Link;
}) {
  return (
    <>
      <UnmappedHero
        meta={{ title: message }}
        title={message}
        titleClassName="text-3xl text-balance"
        intro={text}
      >
        <Actions>
          {retry && <Retry />}
          <ButtonLink variant={retry ? "light" : "primary"} href={back.href}>
            {back.label}
          </ButtonLink>
          <Call variant="light" />
        </Actions>
      </UnmappedHero>
      <Band className={`grid gap-x-16 gap-y-12 ${children ? "lg:grid-cols-4-8" : ""}`}>
        {children}
        <LinkIndex {...serviceIndex} />
      </Band>
    </>
  );
}

/** A failed part of a page. It is announced unless the server's page has it. */
export function Failure({ message, text, children }: FailureProps) {
  const hydrated = useHydrated();
  useEffect(() => {
    if (hydrated) announce(message);
  }, [message]);
  return (
    <div className="grid gap-x-3.6 gap-y-6 rounded-sm border-l-5 border-alarm bg-card p-6 text-ink sm:grid-cols-auto-rest lg:grid-cols-[1fr_auto_auto] lg:items-center">
      <div className="sm:max-lg:col-span-full">
        <p data-failure className="text-lg font-semibold text-balance">{message}</p>
        <p className="mt-1.6 max-w-text">{text}</p>
      </div>
      <Retry />
      <Call className="sm:justify-self-start" />
      {children}
    </div>
  );
}

/** Reloads the page (layout/link-interceptor.tsx), without script by a GET. */
function Retry() {
  return (
    <form className="max-sm:grid" data-retry>
      <Button type="submit">{failureMessages.retry}</Button>
    </form>
  );
}

function Call(
  { variant = "secondary", className }: { variant?: ButtonVariant; className?: string },
) {
  return (
    <ButtonLink variant={variant} href={site.phone.href} className={className}>
      {failureMessages.call(site.phone.display)}
    </ButtonLink>
  );
}
