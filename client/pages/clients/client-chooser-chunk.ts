import { staticChunk } from "../../runtime/static-chunk.ts";

export const clientChooserChunk = staticChunk(
  "client/pages/clients/client-chooser.tsx",
  () => import("./client-chooser.tsx"),
);
