/** The print document: all pages with their stylesheet, as one HTML text. */
import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { palette } from "../../content/brand/palette.ts";
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

/** The whole document. The colors are the site's own. */
export async function renderOutlook(): Promise<string> {
  const sheet = await Deno.readTextFile(new URL("print.css", import.meta.url));
  const colors = Object.entries(palette).map(([name, code]) => `--color-${name}:${code};`)
    .filter((line) => sheet.includes(`var(${line.split(":")[0]})`)).join("");
  const styles = `${fontFaces}\n:root{${colors}}\n${sheet}`;
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
