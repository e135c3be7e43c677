/** The programs that write committed files; `deno task generate` runs them. */

export interface Generator {
  module: string;
  writes: string;
  /** Globs of sources that are not imported. */
  reads?: string[];
}

/** In this order: share images are drawn on pictures. */
export const generators: Record<string, Generator> = {
  palette: {
    module: "artwork/palette.ts",
    writes: "the colors of client/styles/palette.css and of the mails",
  },
  facts: {
    module: "artwork/facts.ts",
    writes: "supabase/functions/_shared/facts.ts, the firm's facts in mails",
  },
  "class-order": {
    module: "tests/support/page/class-order.ts",
    writes: "the order of class strings in client/",
    reads: ["client/**/*.{ts,tsx}", "client/styles/**"],
  },
  fonts: { module: "artwork/fonts.ts", writes: "static/fonts/" },
  openers: { module: "artwork/openers.ts", writes: "static/openers/, the maps of first bands" },
  art: {
    module: "artwork/pictures/draw.ts",
    writes:
      "static/{icons,images,video}/ and content/brand/pictures.ts; arguments limit it to names",
    reads: ["artwork/photographs/**"],
  },
  "share-images": {
    module: "artwork/share-images.ts",
    writes: "static/images/og/",
    reads: ["static/images/hero/*-wide-1280.webp"],
  },
  outlook: {
    module: "artwork/outlook/make.ts",
    writes: "the 2025 Strategic Outlook, a PDF in static/documents/",
    reads: ["artwork/outlook/print.css"],
  },
  "capability-statement": {
    module: "artwork/statement/make.ts",
    writes: "its PDF in static/documents/, once content/evidence.ts has credentials",
    reads: ["artwork/outlook/print.css"],
  },
};
