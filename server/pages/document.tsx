/** The HTML document around `#root`. Only the server renders it. */
import type { ReactNode } from "react";
import { palette } from "../../content/brand/palette.ts";
import { paths } from "../../content/paths.ts";
import { tabIcon } from "../../content/brand/tab-icon.ts";
import type { Assets } from "../runtime/http/assets.ts";
import { Sharing } from "./seo/sharing.tsx";
import type { DescribedPage } from "./seo/structured-data.ts";

/** Characters that an address may not have (RFC 3986 §3.3). */
const escaped = /[^\w.~!$&'()*+,;=:@/-]/g;
const tabIconHref = `data:image/svg+xml,${tabIcon.replace(escaped, encodeURIComponent)}`;

export function Document({ description, described, module, scripts, assets, children }: {
  description: string;
  /** Null for missing pages. */
  described: DescribedPage | null;
  /** Module of the page in the build manifest. */
  module: string;
  scripts: readonly string[];
  assets: Assets;
  children: ReactNode;
}) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Links that iOS adds to texts would keep React from hydrating them. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        {/* Painted before its first band has arrived whole, a page moves. */}
        <link rel="expect" href="#main-end" blocking="render" />
        <script data-modules={scripts.join(" ")}>{assets.bootstrap.text}</script>
        <style data-page={module} data-stylesheets={assets.stylesheets}>
          {assets.style(module).text}
        </style>
        <style>{assets.fonts.text}</style>
        <meta name="description" content={description} />
        <meta name="theme-color" content={palette.night} />
        {described ? <Sharing page={described} /> : <meta name="robots" content="noindex" />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {/* Inline: a request would compete with the first picture. */}
        <link rel="icon" href={tabIconHref} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <noscript>
          <link rel="manifest" href={paths.files.manifest} />
          <link rel="stylesheet" href="/noscript.css" />
        </noscript>
      </head>
      <body>
        <div id="root">{children}</div>
        {/* Pending data is streamed after it. The bootstrap hydrates once it has arrived. */}
        <template id="end" />
      </body>
    </html>
  );
}
