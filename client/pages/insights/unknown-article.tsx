import { articlePage } from "../../../content/insights/article-page.ts";
import { insightLinks } from "../../../content/insights/cards.ts";
import { LinkIndex } from "../../ui/lists/link-index.tsx";

/** The list that an address without an article is answered with. */
export function AllArticles() {
  return <LinkIndex id="all" isNarrow title={articlePage.all} links={insightLinks} />;
}
