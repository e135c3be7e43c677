/** The built rules and scripts need nothing that the README's oldest browsers do not have. */
import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { describe, it } from "@std/testing/bdd";
import data from "@mdn/browser-compat-data" with { type: "json" };

const root = new URL("../../../", import.meta.url);
const assets = new URL("client/dist/assets/", root);
const readAll = (pattern: string) =>
  globSync(pattern, { cwd: assets }).map((file) => readFileSync(new URL(file, assets), "utf8"))
    .join("\n");
const [css, scripts] = [readAll("*.css"), readAll("*.js")];

type Versions = Record<"chrome" | "firefox" | "safari", number>;
interface Feature {
  __compat?: {
    support: Record<string, { version_added?: string | boolean | null; flags?: unknown }>;
  };
  [name: string]: unknown;
}

const readme = readFileSync(new URL("README.md", root), "utf8");
function floor(row: string): Versions {
  const [, chrome, firefox, safari] = readme
    .match(new RegExp(`^\\| ${row} *\\| ([\\d.]+) *\\| ([\\d.]+) *\\| ([\\d.]+)`, "m"))!.map(
      Number,
    );
  return { chrome: chrome!, firefox: firefox!, safari: safari! };
}
const full = floor("full design");
const plain = floor("plain pages; the site's script does not run");

/** Tells if all these versions have a feature. */
function hasFeature(versions: Versions, feature: Feature | undefined): boolean {
  const support = feature?.__compat?.support;
  if (!support) return true;
  return Object.entries(versions).every(([browser, version]) =>
    [support[browser]].flat().some((one) =>
      !one?.flags && typeof one?.version_added === "string" &&
      parseFloat(one.version_added.replace("≤", "")) <= version
    )
  );
}

/** Improve a page where they are known; where they are not, it keeps its words and its controls. */
const enhancements = new Set(
  ("animation-range animation-timeline ascent-override content-visibility contain-intrinsic-block-size " +
    "descent-override forced-color-adjust line-gap-override orphans overscroll-behavior scroll-timeline scrollbar-gutter " +
    "scrollbar-width text-wrap timeline-scope touch-action widows " +
    "details-content popover-open view-transition view-transition-group").split(" "),
);

const { properties, selectors } = data.css as unknown as Record<string, Record<string, Feature>>;

describe("the browser floor", () => {
  it("has every property and selector of the built rules, but for enhancements", () => {
    const used = new Set(css.match(/(?<=[;{])[a-z][a-z-]+(?=:)/g));
    const missing = [...used].filter((name) => !hasFeature(full, properties![name]));
    const pseudos = new Set(css.match(/(?<=[^\\]::?)[a-z][a-z-]+(?=[\s({,.:>[])/g));
    missing.push(...[...pseudos].filter((name) => !hasFeature(full, selectors![name])));
    assert.deepEqual(missing.filter((name) => !enhancements.has(name)), []);
  });

  it("has container queries, subgrid and :has() in the full design, layers in plain pages", () => {
    const rules = data.css["at-rules"] as unknown as Record<string, Feature>;
    assert(hasFeature(full, rules.container));
    assert(hasFeature(full, selectors!.has));
    assert(hasFeature(full, properties!["grid-template-rows"]!.subgrid as Feature));
    assert(hasFeature(plain, rules.layer));
    assert(!hasFeature({ ...plain, safari: plain.safari - 0.1 }, rules.layer));
  });

  it("has every method of the language that the built scripts call", () => {
    const builtins = data.javascript.builtins as unknown as Record<string, Feature>;
    const methods = Object.values(builtins).flatMap((type) => Object.entries(type)) as [
      string,
      Feature,
    ][];
    const old = new Set(methods.filter(([, it]) => hasFeature(full, it)).map(([name]) => name));
    // A name that the DOM has too, as `pause`, says nothing.
    for (const name of Object.values(data.api).flatMap((type) => Object.keys(type))) {
      old.add(name.replace("_static", ""));
    }
    const newer = methods.map(([name]) => name)
      .filter((name) => !old.has(name) && /^[a-z]\w{3,}$/i.test(name));
    const called = newer.filter((name) => new RegExp(`\\.${name}\\(`).test(scripts));
    assert.deepEqual(called, []);
  });
});
