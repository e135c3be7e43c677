/** The browser's start under `deno task dev`: Fast Refresh has to be set up before React loads. */
import "@vitejs/plugin-react/preamble";
import "../../client/entry.tsx";
