import { staticChunk } from "../../runtime/static-chunk.ts";

export const clientChooserChunk = staticChunk(
  "client/ui/lists/client-chooser.tsx",
  async () => (await import("./client-chooser.tsx")).clientChooserComponents,
);
