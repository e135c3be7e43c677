/** The document around `#root`: only the server renders it, so it may know the build and the site. */
import type { ReactNode } from "react";
import { site } from "../content/site.ts";
import type { PageMeta } from "../content/types.ts";

interface DocumentProps {
  meta: PageMeta;
  /** Absolute address of the page; null for pages that should not be found. */
  canonical: string | null;
  styles: readonly string[];
  preload: readonly string[];
  children: ReactNode;
}

const fonts = ["/fonts/public-sans.woff2", "/fonts/newsreader-display.woff2"];

export function Document({ meta, canonical, styles, preload, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="description" content={meta.description} />
        <meta name="theme-color" content="#0b1f1e" />
        {canonical
          ? <link rel="canonical" href={canonical} />
          : <meta name="robots" content="noindex" />}
        <meta property="og:site_name" content={site.name} />
        <meta property="og:title" content={meta.title} />
        <meta property="og:description" content={meta.description} />
        {styles.map((href) => <link key={href} rel="stylesheet" href={href} />)}
        <noscript>
          <link rel="stylesheet" href="/noscript.css" />
        </noscript>
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
        {preload.map((href) => <link key={href} rel="modulepreload" href={href} />)}
      </head>
      <body>
        <div id="root">{children}</div>
      </body>
    </html>
  );
}
