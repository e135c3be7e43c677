import { keptPart, lazyPart } from "../../lazy.ts";
import { loadPageCss } from "../../styles/page-css.ts";

export const commitmentBands = keptPart(
  "client/pages/commitments/bands.tsx",
  () => import("./bands.tsx"),
);

const dialog = "client/pages/commitments/commitment-dialog.tsx";

/** Fetched with its rules when a card is reached for. */
export const commitmentDialog = lazyPart(
  dialog,
  () => loadPageCss(dialog, () => import("./commitment-dialog.tsx")),
);
