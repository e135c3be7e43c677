/**
 * Stylesheets of pages. The complete sheet of the first page is inline in the document and always applies.
 * The sheet of another page is what that page adds to the rules of all pages (server/build/added-rules.ts);
 * it applies while the page is in view.
 */
const inline = globalThis.document?.querySelector<HTMLStyleElement>("style[data-page]");
/** Empty on the server and under `deno task dev`, where every sheet applies. */
const folder = inline?.dataset.stylesheets ?? "";

interface Sheet {
  element: HTMLLinkElement;
  loaded: Promise<void>;
}

/** Sheets by the module of their page. */
const sheets = new Map<string, Sheet>();

/** Loads the sheet of a page once, or again after a failure. It does not apply yet. */
export async function loadPageCss(module: string): Promise<void> {
  if (!folder || module === inline?.dataset.page) return;
  if (!sheets.has(module)) sheets.set(module, startLoading(module));
  await sheets.get(module)?.loaded;
}

/** Applies the loaded sheet of a page instead of those of others. */
export function applyPageCss(module: string): void {
  for (const [owner, { element }] of sheets) {
    element.media = owner === module ? "all" : "not all";
  }
}

function startLoading(module: string): Sheet {
  const element = document.createElement("link");
  const loaded = new Promise<void>((resolve, reject) => {
    element.onload = () => resolve();
    element.onerror = () => {
      sheets.delete(module);
      element.remove();
      reject(new Error(`${element.href} cannot be loaded`));
    };
  });
  const href = `${folder}/${module}.css`;
  // A sheet that does not apply has the lowest priority.
  const attributes = { rel: "stylesheet", media: "not all", fetchPriority: "high", href };
  document.head.append(Object.assign(element, attributes));
  return { element, loaded };
}
