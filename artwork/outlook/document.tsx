/** The print document: all pages with their stylesheet, as one HTML text. */
import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { outlook } from "./typeset.ts";
import { site } from "../../content/site.ts";
import { fontFaces } from "./faces.ts";
import { Calendar } from "./pages/calendar.tsx";
import { Checklist } from "./pages/checklist.tsx";
import { Contact } from "./pages/contact.tsx";
import { Contents } from "./pages/contents.tsx";
import { Cover } from "./pages/cover.tsx";
import { Foreword } from "./pages/foreword.tsx";
import { ThemePage } from "./pages/theme.tsx";

export const title = `${outlook.meta.title} | ${site.name}`;

/** The whole document. The colours are the site's own (client/styles/tokens.css). */
export async function renderOutlook(): Promise<string> {
  const file = (path: string) => Deno.readTextFile(new URL(path, import.meta.url));
  const tokens = await file("../../client/styles/tokens.css");
  const colours = tokens.match(/--color-[a-z-]+: #[0-9a-f]+;/g)!.join("");
  const styles = `${fontFaces}\n:root{${colours}}\n${await file("print.css")}`;
  return "<!DOCTYPE html>" + renderToStaticMarkup(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <title>{title}</title>
        <style>{styles}</style>
      </head>
      <body>
        <Cover />
        <Contents />
        <Foreword />
        {outlook.themes.map((theme, index) => (
          <ThemePage key={theme.id} theme={theme} number={index + 1} />
        ))}
        <Checklist />
        <Calendar />
        <Contact />
      </body>
    </html>,
  );
}

/** SHA-256 of the document, in hexadecimal: tells whether a PDF was made from it. */
export function fingerprint(html: string): string {
  return createHash("sha256").update(html).digest("hex");
}
