import { disclaimerPage } from "../../../content/legal/disclaimer.ts";
import { LegalArticle } from "./legal-article.tsx";

export default function Disclaimer() {
  return <LegalArticle page={disclaimerPage} />;
}
