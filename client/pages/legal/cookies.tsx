import { cookiesPage } from "../../../content/legal/cookies.ts";
import { LegalArticle } from "./legal-article.tsx";

export default function Cookies() {
  return <LegalArticle page={cookiesPage} />;
}
