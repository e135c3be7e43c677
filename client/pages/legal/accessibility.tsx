import { accessibilityPage } from "../../../content/legal/accessibility.ts";
import { LegalArticle } from "./legal-article.tsx";

export default function Accessibility() {
  return <LegalArticle page={accessibilityPage} />;
}
