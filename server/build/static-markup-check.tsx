/** Checks the components of `StaticMarkup`, which are never hydrated. */
import { Fragment, isValidElement, type ReactNode, Suspense } from "react";
import { matchRoute } from "../../client/routes.tsx";
import { chunksOf } from "../../client/runtime/routing.ts";
import { listPages } from "../../content/page-list.ts";

/**
 * Renders the static components of every page and looks at each element.
 *
 * @throws Error that names the component when one calls a hook, or an element has a function or a `ref`
 */
export async function checkStaticMarkup(): Promise<void> {
  const chunks = listPages(null)
    .filter(({ kind }) => kind !== "file")
    .flatMap(({ path }) => chunksOf(matchRoute(path), new URLSearchParams()))
    .filter(({ isStatic }) => isStatic);
  for (const { module, preload } of new Set(chunks)) {
    const components = Object.entries(await preload() as Record<string, () => ReactNode>);
    for (const [name, Component] of components) {
      checkNode(<Component />, [`${module} ${name}`]);
    }
  }
}

/** @param within the names of the components around the node */
export function checkNode(node: ReactNode, within: readonly string[]): void {
  if (Array.isArray(node)) return node.forEach((child) => checkNode(child, within));
  if (!isValidElement<Record<string, unknown>>(node)) return;
  const { type, props } = node;
  if (typeof type === "string") return checkElement(type, props, within);
  if (type === Fragment || type === Suspense) {
    return checkNode(props.children as ReactNode, within);
  }
  // For example `forwardRef`.
  if (typeof type !== "function") return refuse("it has a component that is no function", within);
  const here = [...within, type.name];
  checkNode(callComponent(type as Component, props, here), here);
}

function checkElement(
  tag: string,
  props: Record<string, unknown>,
  within: readonly string[],
): void {
  for (const [name, value] of Object.entries(props)) {
    if (name === "ref" || typeof value === "function") {
      refuse(`<${tag}> has ${name}`, within);
    }
  }
  checkNode(props.children as ReactNode, within);
}

type Component = (props: object) => ReactNode;

/** A hook fails, because no renderer calls the component. */
function callComponent(component: Component, props: object, within: readonly string[]): ReactNode {
  const { error: log } = console;
  // React logs the hook before it fails.
  console.error = () => {};
  try {
    return component(props);
  } catch (error) {
    const [, hook] = /reading '(use\w*)'/.exec(String(error)) ?? [];
    if (!hook) throw error;
    return refuse(`it calls ${hook}`, within);
  } finally {
    console.error = log;
  }
}

function refuse(what: string, within: readonly string[]): never {
  throw new Error(
    `${
      within.join(" > ")
    }: ${what}, and StaticMarkup is never hydrated. Move it out of the static ` +
      "chunk, to the page that renders it.",
  );
}
