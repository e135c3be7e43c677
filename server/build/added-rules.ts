/**
 * What the sheet of a page adds to the rules that all pages share. A document has the complete sheet of its
 * page. A client navigation adds the rules of the next page after it (docs/decisions/styles.md).
 */
import { selectorSpecificity } from "@csstools/selector-specificity";
import postcss, { type AtRule, type ChildNode } from "postcss";
import parseSelectors from "postcss-selector-parser";
import { isCondition } from "./flatten-layers.ts";

/** A declaration of a rule, or an at-rule without selectors. */
interface Unit {
  /** The unit as a sheet of its own, equal for equal units. */
  css: string;
  /** Null for at-rules without selectors: their place does not matter. */
  cascade: { family: string; levels: readonly string[] } | null;
}

/** The selector of theme variables, without layers. */
const themeOfDocument = ":where(:root)";
/**
 * The elements of one page. All elements inherit a variable of the root, so a browser computes the styles of
 * header and footer anew when the sheet of another page applies.
 */
const themeOfPage = ":where(main)";

/** @param sheets without layers, by the module of their page. @returns the additions, by the same module */
export function addedRules(sheets: Readonly<Record<string, string>>): Record<string, string> {
  const pages = Object.entries(sheets).map(([module, css]) => ({ module, units: readUnits(css) }));
  const shared = pages.map(({ units }) => new Set(units.map(({ css }) => css)))
    .reduce((common, page) => common.intersection(page));
  return Object.fromEntries(pages.map(({ module, units }) => [module, additionTo(shared, units)]));
}

/** A shared rule that overrides one of the addition is repeated, so that it still comes later. */
function additionTo(shared: ReadonlySet<string>, page: readonly Unit[]): string {
  const added: Unit[] = [];
  for (const unit of page) {
    if (!shared.has(unit.css) || added.some((earlier) => overrides(unit, earlier))) {
      added.push(unit);
    }
  }
  return added.map(({ css }) => css.replace(themeOfDocument, themeOfPage)).join("\n");
}

/** Whether the place of two units decides which one applies to an element that both match. */
function overrides({ cascade: later }: Unit, { cascade: earlier }: Unit): boolean {
  if (!later || !earlier || later.family !== earlier.family) return false;
  return later.levels.some((level) => earlier.levels.includes(level));
}

function readUnits(css: string): Unit[] {
  return unitsOf(postcss.parse(css).nodes, []);
}

function unitsOf(nodes: ChildNode[], around: AtRule[]): Unit[] {
  return nodes.flatMap((node): Unit[] => {
    if (node.type === "atrule" && isCondition(node)) {
      return unitsOf(node.nodes ?? [], [...around, node]);
    }
    if (node.type === "atrule") return [{ css: within(around, node), cascade: null }];
    if (node.type !== "rule") return [];
    const specificities = parseSelectors().astSync(node.selector).nodes
      .map((selector) => selectorSpecificity(selector));
    return node.nodes.filter((child) => child.type === "decl").map((declaration) => {
      const levels = specificities.map(({ a, b, c }) => `${a} ${b} ${c} ${declaration.important}`);
      return {
        css: within(around, node.clone({ nodes: [declaration.clone()] })),
        cascade: { family: familyOf(declaration.prop), levels },
      };
    });
  });
}

function within(around: AtRule[], node: ChildNode): string {
  return around.reduceRight((inner, outer) => outer.clone({ nodes: [inner] }), node).toString();
}

/** First words of properties that are set together with others by a shorthand. */
const families: Record<string, string> = {
  top: "inset",
  right: "inset",
  bottom: "inset",
  left: "inset",
  row: "gap",
  column: "gap",
  columns: "gap",
  align: "place",
  justify: "place",
  line: "font",
  white: "text",
  width: "size",
  height: "size",
  inline: "size",
  block: "size",
};

/** Properties that may set the same value belong to one family: `padding` and `padding-left`. */
function familyOf(property: string): string {
  if (property.startsWith("--")) return property;
  const word = property.replace(/^-\w+-/, "").split("-")[0]!;
  return families[word] ?? word;
}
