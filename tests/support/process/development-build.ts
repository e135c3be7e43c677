/**
 * Builds the client with the development build of React, which alone says in the console when an
 * attribute of the server's markup differs from the browser's. The folder is the first argument.
 */
import { build } from "vite";
import { viteConfig } from "../../../server/build/vite.ts";

await build({
  ...viteConfig,
  mode: "development",
  logLevel: "error",
  define: { "process.env.NODE_ENV": '"development"' },
  build: { ...viteConfig.build, outDir: Deno.args[0]!, emptyOutDir: true, minify: false },
});
