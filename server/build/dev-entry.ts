/** The browser's entry under `deno task dev`: Fast Refresh has to be set up before React loads. */
/// <reference types="vite/client" />
import "@vitejs/plugin-react/preamble";
import "../../client/entry.tsx";

// Vite's overlay shows what it cannot compile; this adds what fails as it runs.
addEventListener("error", ({ error }) => {
  const ErrorOverlay = customElements.get("vite-error-overlay")!;
  document.body.append(new ErrorOverlay(error));
});

// The server's `@import`s are loaded once; loaded again, they are what the files hold now.
import.meta.hot!.on("vite:afterUpdate", () => {
  const before = document.querySelector("style[data-page]")!;
  const after = before.cloneNode(true) as HTMLStyleElement;
  after.onload = () => before.remove();
  before.after(after);
});
