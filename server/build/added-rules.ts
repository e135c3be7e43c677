/**
 * What the sheet of a page adds to the rules that all pages share. A document has the complete sheet of its
 * page. A client navigation adds the rules of the next page after it (docs/decisions/styles.md).
 */
import { selectorSpecificity } from "@csstools/selector-specificity";
import postcss, { type AtRule, type ChildNode, type Rule } from "postcss";
import parseSelectors from "postcss-selector-parser";
import { isCondition } from "./flatten-layers.ts";

/** A declaration for one selector, or an at-rule without selectors. */
interface Unit {
  /** The unit as a sheet of its own, equal for equal units. */
  css: string;
  /** Null for at-rules without selectors: their place does not matter. */
  cascade: Cascade | null;
}

interface Cascade {
  property: string;
  specificity: string;
  /** Conditions of a utility with one declaration. Null for other rules. */
  utility: string | null;
}

/** The selector of theme variables, without layers. */
const themeOfDocument = ":where(:root)";
/**
 * The elements of one page. All elements inherit a variable of the root, so a browser computes the styles of
 * header and footer anew when the sheet of another page applies.
 */
const themeOfPage = ":where(main)";

/**
 * @param complete sheets without layers, by the module of their page
 * @param content the same without the rules that only header and footer have
 * @returns the additions, by the same module
 */
export function addedRules(
  complete: Readonly<Record<string, string>>,
  content: Readonly<Record<string, string>>,
): Record<string, string> {
  const pages = Object.entries(complete).map(([module, css]) => ({
    module,
    units: readUnits(css),
  }));
  const shared = pages.map(({ units }) => cssOf(units))
    .reduce((common, page) => common.intersection(page));
  return Object.fromEntries(pages.map(({ module, units }) => {
    const forFrame = cssOf(units).difference(cssOf(readUnits(content[module]!)));
    return [module, additionTo(shared, forFrame, units)];
  }));
}

const cssOf = (units: readonly Unit[]) => new Set(units.map(({ css }) => css));

/**
 * A shared rule that overrides one of the addition is repeated, so that it still comes later. Header and footer
 * have no class of the page's own rules, but may have one of those that are repeated.
 */
function additionTo(
  shared: ReadonlySet<string>,
  forFrame: ReadonlySet<string>,
  page: readonly Unit[],
): string {
  const added: Unit[] = [];
  const repeated: Unit[] = [];
  for (const unit of page) {
    if (!shared.has(unit.css)) {
      added.push(unit);
      continue;
    }
    const competitors = forFrame.has(unit.css) ? repeated : added;
    if (competitors.some((earlier) => overrides(unit, earlier))) {
      added.push(unit);
      repeated.push(unit);
    }
  }
  return added.map(({ css }) => css.replace(themeOfDocument, themeOfPage)).join("\n");
}

/** Whether the place of two units decides which one applies to an element that both match. */
function overrides({ cascade: later }: Unit, { cascade: earlier }: Unit): boolean {
  if (!later || !earlier || later.specificity !== earlier.specificity) return false;
  // No element has two utilities of one condition for one property (tests/browser/runtime/added-rules.test.ts).
  const areUtilities = later.utility !== null && later.utility === earlier.utility;
  if (areUtilities && later.property === earlier.property) return false;
  return overlap(later.property, earlier.property);
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
    return node.selectors.flatMap((selector) => unitsOfSelector(node, selector, around));
  });
}

function unitsOfSelector(rule: Rule, selector: string, around: AtRule[]): Unit[] {
  const [parsed] = parseSelectors().astSync(selector).nodes;
  const { a, b, c } = selectorSpecificity(parsed!);
  const declarations = rule.nodes.filter((child) => child.type === "decl");
  const isUtility = declarations.length === 1 && parsed!.length === 1 &&
    parsed!.first.type === "class";
  return declarations.map((declaration) => ({
    css: within(around, rule.clone({ selector, nodes: [declaration.clone()] })),
    cascade: {
      property: declaration.prop,
      specificity: `${a} ${b} ${c} ${declaration.important}`,
      utility: isUtility ? around.map(({ name, params }) => `${name} ${params}`).join() : null,
    },
  }));
}

function within(around: AtRule[], node: ChildNode): string {
  return around.reduceRight((inner, outer) => outer.clone({ nodes: [inner] }), node).toString();
}

/** Names by which the shorthands of a property begin like it. */
const names: Record<string, string> = {
  top: "inset-top",
  right: "inset-right",
  bottom: "inset-bottom",
  left: "inset-left",
  "row-gap": "gap-row",
  "column-gap": "gap-column",
  columns: "column",
  "flex-flow": "flex",
  "grid-area": "grid",
  "line-height": "font-height",
  "align-content": "place-content",
  "align-items": "place-items",
  "align-self": "place-self",
  "justify-content": "place-content",
  "justify-items": "place-items",
  "justify-self": "place-self",
  "white-space": "text",
  width: "size-width",
  height: "size-height",
  "inline-size": "size",
  "block-size": "size",
  "min-inline-size": "min",
  "min-block-size": "min",
  "max-inline-size": "max",
  "max-block-size": "max",
};

/** Sides that the last word of a property names. */
const sides: Record<string, string> = {
  top: "top",
  right: "right",
  bottom: "bottom",
  left: "left",
  block: "top bottom",
  inline: "right left",
};

/** Whether two properties are equal, or one is a shorthand of the other, or they are shorthands of one value. */
function overlap(one: string, other: string): boolean {
  if (one.startsWith("--") || other.startsWith("--")) return one === other;
  const [first, second] = [wordsOf(one), wordsOf(other)];
  if (first[0] !== second[0]) return false;
  if (first.every((word, index) => index >= second.length || word === second[index])) return true;
  const [last, otherLast] = [first.at(-1)!, second.at(-1)!];
  // `border-top` and `border-color`.
  const [firstSides, secondSides] = [sides[last], sides[otherLast]];
  if (!firstSides !== !secondSides) return true;
  if (!firstSides || !secondSides) return last === otherLast;
  return firstSides.split(" ").some((side) => secondSides.includes(side));
}

function wordsOf(property: string): string[] {
  const name = property.replace(/^-\w+-/, "");
  return (names[name] ?? name).split("-");
}
