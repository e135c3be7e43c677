/** How Vite builds the client; the server needs no build. */
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import type { InlineConfig, Plugin } from "vite";
import { entryModule, startModule } from "../http/assets.ts";
import { pageStyles } from "./styles.ts";

export const root = new URL("../../", import.meta.url);
export const dist = new URL("client/dist/", root);

/** Libraries that every page needs and that change less often than the site's own code. */
const vendor =
  /node_modules\/.*\/(react|react-dom|scheduler|react-router|react-router-dom)\/|rolldown\/runtime/;

/** Lets what the site does not use of React Router go: names for developer tools would keep it. */
const lessRouter: Plugin = {
  name: "less-router",
  apply: "build",
  transform: {
    filter: { id: /\/react-router\// },
    handler: (code) =>
      code.replace(/^\w+\.displayName = .*$/gm, "")
        .replace(/= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g, "= /* @__PURE__ */ "),
  },
};

/** Chunks have neither sheets nor chunks of their own to fetch before them. */
const noPreload: Plugin = {
  name: "no-preload",
  apply: "build",
  enforce: "pre",
  load: (id) =>
    id.includes("vite/preload-helper") ? "export const __vitePreload = (f) => f();" : null,
};

export const viteConfig: InlineConfig = {
  root: fileURLToPath(root),
  // The environment is server/env.ts's; a change of .env must not restart what serves.
  envDir: false,
  configFile: false,
  appType: "custom",
  publicDir: false,
  clearScreen: false,
  plugins: [pageStyles(), lessRouter, noPreload, react(), tailwindcss()],
  build: {
    outDir: fileURLToPath(dist),
    emptyOutDir: true,
    manifest: true,
    assetsDir: "assets",
    target: ["es2022", "safari16"],
    modulePreload: false,
    rolldownOptions: {
      input: [entryModule, startModule].map((path) => fileURLToPath(new URL(path, root))),
      output: {
        codeSplitting: {
          groups: [
            { name: "vendor", test: vendor, priority: 1 },
            // With all that it imports: every page loads it, so it is one file.
            { name: "frame", test: /\/client\/app\.tsx$/ },
          ],
        },
      },
    },
  },
};
