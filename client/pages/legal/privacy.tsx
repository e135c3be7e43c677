import { privacyPage } from "../../../content/legal/privacy.ts";
import { LegalArticle } from "./legal-article.tsx";

export default function Privacy() {
  return <LegalArticle page={privacyPage} />;
}
