/** The document around `#root`: only the server renders it, so it may know the build and the site. */
import type { ReactNode } from "react";
import { palette } from "../../content/brand/palette.ts";
import { paths } from "../../content/paths.ts";
import { tabIcon } from "../../content/brand/tab-icon.ts";
import type { Assets } from "../runtime/http/assets.ts";
import { Sharing } from "./seo/sharing.tsx";
import type { DescribedPage } from "./seo/structured-data.ts";

const tabIconHref = `data:image/svg+xml,${encodeURIComponent(tabIcon)}`;

export function Document({ description, described, module, scripts, assets, children }: {
  description: string;
  /** Null for pages that are not there. */
  described: DescribedPage | null;
  /** The page's module, as the build's manifest names its chunk. */
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
        <script data-modules={scripts.join(" ")}>{assets.start.text}</script>
        <style data-page={module} data-sheet={assets.sheet}>{assets.style(module).text}</style>
        <meta name="description" content={description} />
        <meta name="theme-color" content={palette.night} />
        {described ? <Sharing page={described} /> : <meta name="robots" content="noindex" />}
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        {/* In the page, which has the path anyway: a request would share the line with a picture. */}
        <link rel="icon" href={tabIconHref} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
        <noscript>
          <link rel="manifest" href={paths.files.manifest} />
          <link rel="stylesheet" href="/noscript.css" />
        </noscript>
      </head>
      <body>
        <div id="root">{children}</div>
        {/* Late rows are streamed after it. The bootstrap hydrates a page that has arrived so far. */}
        <template id="end" />
      </body>
    </html>
  );
}
