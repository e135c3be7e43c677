/**
 * `deno task generate palette` writes the palette where `content/brand/palette.ts` cannot be imported:
 * into the stylesheet's tokens, and beside the mail functions, which are deployed without the
 * site.
 */
import { palette } from "../content/brand/palette.ts";
import type { Files } from "./target.ts";

/** The darkest color, of which so many percent are opaque. */
function night(percent: number): string {
  return palette.night + Math.round(percent * 2.55).toString(16).padStart(2, "0");
}

/** A color's darker variant, of what is under a pointer: each channel at 82%. */
function darker(code: string): string {
  return code.replace(
    /[\da-f]{2}/gi,
    (channel) => Math.round(parseInt(channel, 16) * 0.82).toString(16).padStart(2, "0"),
  );
}

const note = "Written by `deno task generate palette` from content/brand/palette.ts.";

export const files = (): Files => ({
  "client/styles/palette.css": [
    `/* ${note} */`,
    "@theme inline {",
    "  --color-*: initial;",
    ...Object.entries(palette).map(([name, code]) => `  --color-${name}: ${code};`),
    `  --color-brick: ${darker(palette.clay)};`,
    "  --shadow-*: initial;",
    `  --shadow-rest: 0 1px 2px ${night(8)}, 0 0 0 1px ${night(6)};`,
    `  --shadow-lift: 0 18px 40px -18px ${night(38)}, 0 0 0 1px ${night(8)};`,
    "  --shadow-line: 0 1px 0 var(--color-line);",
    "}",
    "",
  ].join("\n"),
  "supabase/functions/_shared/palette.ts": [
    `/** ${note} */`,
    "export const palette = {",
    ...(["ink", "moss", "pine", "white", "sand", "line"] as const)
      .map((name) => `  ${name}: "${palette[name]}",`),
    "} as const;",
    "",
  ].join("\n"),
});
