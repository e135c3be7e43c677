import { articlePage } from "../../../content/insights/article-page.ts";
import { insightLinks } from "../../../content/insights/cards.ts";
import { LinkList } from "../../ui/lists/link-list.tsx";

/** The list that an address without an article is answered with. */
export function AllArticles() {
  return <LinkList id="all" title={articlePage.all} links={insightLinks} />;
}
