import { termsPage } from "../../../content/legal/terms.ts";
import { LegalArticle } from "./legal-article.tsx";

export default function Terms() {
  return <LegalArticle page={termsPage} />;
}
