/**
 * The cascade of a sheet without `@layer`. A browser that exchanges a sheet with layers looks up the font of
 * every text anew and lays out the whole page (docs/decisions/styles.md).
 */
import { compare, selectorSpecificity, type Specificity } from "@csstools/selector-specificity";
import postcss, { type AtRule, type ChildNode, type Declaration } from "postcss";
import parseSelectors, { type Selector } from "postcss-selector-parser";

/** A rule for one selector. */
interface LayerRule {
  /** At-rules around it, the outermost first. */
  around: AtRule[];
  element: string;
  pseudoElement: string;
  /** Of the element. Rules for a pseudo-element compete only with each other. */
  specificity: Specificity;
  declarations: Declaration[];
}

/**
 * Layers keep the order of their first blocks. Within a layer, rules are sorted by their specificity. Then
 * all rules of a layer but the last get the same one: 0 for normal declarations, which every later layer
 * overrides, and that of an id for important declarations, which override every later layer.
 *
 * @param css built by Tailwind, without nested rules and layers
 * @throws for a rule outside the layers, unless it styles a pseudo-element of the document
 */
export function flattenLayers(css: string): string {
  const root = postcss.parse(css);
  const layers = new Map<string, ChildNode[]>();
  const outside: ChildNode[] = [];
  for (const node of root.nodes) {
    if (node.type === "atrule" && node.name === "layer") {
      for (const name of node.params.split(",").map((name) => name.trim())) {
        layers.set(name, [...layers.get(name) ?? [], ...node.nodes ?? []]);
      }
    } else {
      const unlayered = readRules([node]).find(({ element }) => element !== "");
      if (unlayered) {
        throw new Error(
          `${unlayered.element} is outside the layers. Missing step: @layer components`,
        );
      }
      outside.push(node);
    }
  }
  const last = [...layers.values()].at(-1) ?? [];
  const lower = [...layers.values()].slice(0, -1);
  return postcss.root({
    nodes: [
      ...lower.flatMap((nodes) => [...otherNodes(nodes), ...levelRules(nodes, false)]),
      ...last,
      ...outside,
      ...lower.toReversed().flatMap((nodes) => levelRules(nodes, true)),
    ],
  }).toString();
}

/** Whether an at-rule holds rules for elements. */
export const isCondition = ({ name }: AtRule) =>
  ["media", "supports", "container", "starting-style"].includes(name);

/** What has no selector: key frames, page margins. */
function otherNodes(nodes: ChildNode[], around: AtRule[] = []): ChildNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== "atrule") return [];
    if (!isCondition(node)) return wrap(node, around);
    return otherNodes(node.nodes ?? [], [...around, node]);
  });
}

/** The rules of a layer, one for each selector, with one specificity for all. */
function levelRules(nodes: ChildNode[], isImportant: boolean): ChildNode[] {
  return readRules(nodes)
    .sort((one, other) => compare(one.specificity, other.specificity))
    .flatMap(({ around, element, pseudoElement, declarations }) => {
      const own = declarations.filter(({ important = false }) => important === isImportant);
      if (own.length === 0) return [];
      const level = isImportant ? ":not(#\\#)" : "";
      const selector = `${element && `:where(${element})`}${level}${pseudoElement}`;
      return wrap(postcss.rule({ selector, nodes: own.map((node) => node.clone()) }), around);
    });
}

function readRules(nodes: ChildNode[], around: AtRule[] = []): LayerRule[] {
  return nodes.flatMap((node) => {
    if (node.type === "atrule" && isCondition(node)) {
      return readRules(node.nodes ?? [], [...around, node]);
    }
    if (node.type !== "rule") return [];
    const declarations = node.nodes.filter((child) => child.type === "decl");
    return parseSelectors().astSync(node.selector).nodes
      // The host of a shadow tree, which the site does not have.
      .filter((selector) => selector.toString() !== ":host")
      .map((selector) => ({ around, declarations, ...splitSelector(selector) }));
  });
}

/** `:where()` cannot hold a pseudo-element. */
function splitSelector(selector: Selector) {
  const end = selector.nodes.findIndex(parseSelectors.isPseudoElement);
  const pseudoElement = end < 0 ? [] : selector.nodes.slice(end);
  for (const node of pseudoElement) node.remove();
  if (selector.last?.type === "combinator") selector.append(parseSelectors.universal());
  return {
    element: selector.toString().trim(),
    pseudoElement: pseudoElement.join(""),
    specificity: selectorSpecificity(selector),
  };
}

function wrap(node: ChildNode, around: AtRule[]): ChildNode[] {
  return [around.reduceRight((inner, outer) => outer.clone({ nodes: [inner] }), node)];
}
