/** The browser's entry under `deno task dev`: Fast Refresh has to be set up before React loads. */
/// <reference types="vite/client" />
import "@vitejs/plugin-react/preamble";
import "../../client/entry.tsx";

// Vite's overlay shows compile errors; this adds runtime errors.
addEventListener("error", ({ error }) => {
  const ErrorOverlay = customElements.get("vite-error-overlay")!;
  document.body.append(new ErrorOverlay(error));
});

// Replaces the server's `@import`s, which browsers load only once.
import.meta.hot!.on("vite:afterUpdate", () => {
  const before = document.querySelector("style[data-page]")!;
  const after = before.cloneNode(true) as HTMLStyleElement;
  after.onload = () => before.remove();
  before.after(after);
});
