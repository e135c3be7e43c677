/** The generators of committed files; `deno task generate` runs them. */
import type { Generator } from "./target.ts";

export interface Listed {
  writes: string;
  /** Loads the generator, in a worker. */
  load?: () => Promise<Generator>;
  /** A program that finds what to write by itself: it reads what artwork does not import. */
  program?: string;
  /** Files of which none stays that no target has. */
  owns?: { pattern: string; exclude?: string[] };
}

/** In this order: pictures have letters of the fonts. */
export const generators: Record<string, Listed> = {
  palette: {
    writes: "the colors of client/styles/palette.css and of the mails",
    load: () => import("./palette.ts"),
  },
  facts: {
    writes: "supabase/functions/_shared/facts.ts, the firm's facts in mails",
    load: () => import("./facts.ts"),
  },
  "class-order": {
    writes: "the order of class strings in client/",
    program: "server/build/class-order.ts",
  },
  fonts: { writes: "static/fonts/", load: () => import("./fonts.ts") },
  openers: {
    writes: "static/openers/, the maps of first bands",
    load: () => import("./openers.ts"),
  },
  art: {
    writes: "static/{icons,images,video}/ and content/brand/pictures.ts",
    load: () => import("./pictures/draw.ts"),
    owns: { pattern: "static/images/*/*", exclude: ["static/images/og"] },
  },
  "share-images": {
    writes: "static/images/og/",
    load: () => import("./share-images.ts"),
    owns: { pattern: "static/images/og/*" },
  },
  outlook: {
    writes: "the 2025 Strategic Outlook, a PDF in static/documents/",
    load: () => import("./outlook/make.ts"),
  },
  "capability-statement": {
    writes: "its PDF in static/documents/, once content/evidence.ts has credentials",
    load: () => import("./statement/make.ts"),
  },
};
