import { useLocation } from "react-router-dom";
import { unsubscribePage } from "../../content/pages/unsubscribe.ts";
import { ActionLinks, Button } from "../ui/controls/button.tsx";
import { Band } from "../ui/band.tsx";
import { LinkList } from "../ui/lists/link-list.tsx";
import { UnmappedHero } from "../ui/unmapped-hero.tsx";
import {
  outcomeParameter,
  readOutcome,
  readToken,
  tokenParameter,
  type UnsubscribeOutcome,
} from "./unsubscribe-link.ts";

/**
 * The form posts to the address of this page, so that the token stands in no markup. It is a plain form,
 * with and without script.
 */
export default function UnsubscribePage() {
  const search = new URLSearchParams(useLocation().search);
  const outcome = readOutcome(search.get(outcomeParameter) ?? "");
  const canAsk = readToken(search.get(tokenParameter) ?? "") === "given";
  const { meta, submit, ways, questions } = unsubscribePage;
  const { title, text } = textOf(outcome, canAsk);
  const isOpen = outcome === "" || outcome === "failed";
  return (
    <>
      <UnmappedHero meta={meta} title={title} intro={text}>
        {canAsk && isOpen
          ? (
            <form method="post">
              <Button type="submit">{submit}</Button>
            </form>
          )
          : <ActionLinks links={ways} variant="light" className="" />}
      </UnmappedHero>
      <Band size="sm">
        <LinkList id="questions" isSmall {...questions} />
      </Band>
    </>
  );
}

function textOf(outcome: UnsubscribeOutcome | "", canAsk: boolean) {
  const { ask, outcomes } = unsubscribePage;
  if (outcome !== "") return outcomes[outcome];
  return canAsk ? ask : outcomes.wrong;
}
