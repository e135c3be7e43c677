import { keptPart, lazyPart } from "../../lazy.ts";

export const commitmentBands = keptPart(
  "client/pages/commitments/bands.tsx",
  () => import("./bands.tsx"),
);

/** Fetched when a card is reached for. */
export const commitmentDialog = lazyPart(
  "client/pages/commitments/commitment-dialog.tsx",
  () => import("./commitment-dialog.tsx"),
);
