/** The rules of other pages than the first, whose own stand in the document: one sheet, once. */
let sheet: Promise<void> | undefined;

/** Fetches a module whose rules do not stand in the document, and them. */
export async function withRules<T>(module: string, load: () => Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([load(), rulesOf(module)]);
  return loaded;
}

/** Resolves when the rules of a page's module are there; the server needs none. */
function rulesOf(module: string): Promise<void> | undefined {
  const own = globalThis.document?.querySelector("style")?.dataset;
  if (!own?.sheet || own.page === module) return;
  return sheet ??= new Promise((resolve, reject) => {
    const link = document.createElement("link");
    link.onload = () => resolve();
    link.onerror = () => {
      sheet = undefined;
      reject(new Error(`${link.href} is gone`));
    };
    document.head.append(Object.assign(link, { rel: "stylesheet", href: own.sheet }));
  });
}
