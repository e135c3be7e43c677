/** The stylesheet of all pages, loaded once. The first page's CSS is inline in the document. */
let stylesheet: Promise<void> | undefined;

/** Loads a page's module together with its CSS, unless the document already has it. */
export async function loadPageCss<T>(module: string, load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), cssOf(module)]);
  return loaded;
}

/** Resolves when the CSS of a module is loaded. The server needs none. */
function cssOf(module: string): Promise<void> | undefined {
  const inline = globalThis.document?.querySelector("style")?.dataset;
  if (!inline?.sheet || inline.page === module) return;
  return stylesheet ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.onload = () => resolve();
    link.onerror = () => {
      stylesheet = undefined;
      reject(new Error(`${link.href} cannot be loaded`));
    };
    document.head.append(Object.assign(link, { rel: "stylesheet", href: inline.sheet }));
  });
}
