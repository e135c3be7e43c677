/**
 * The one palette, as sRGB. `deno task generate palette` writes what cannot import it: the
 * stylesheet's tokens and the mails' colors; `deno task generate art` and `deno task generate
 * share-images` draw with it. Every pair used for text has a contrast of 4.5 at least, every line
 * or icon that carries meaning 3 (WCAG 1.4.3, 1.4.11; tests/accessibility).
 */
export const palette = {
  white: "#ffffff",
  paper: "#faf7f0",
  card: "#fffdf9",
  sand: "#efe8da",
  line: "#d8cfbd",
  edge: "#8a8472",
  ink: "#12302d",
  night: "#0b1f1e",
  pine: "#173f3a",
  text: "#24403c",
  /** Words of what cannot be used now. */
  faded: "#5b6461",
  moss: "#3f5547",
  mist: "#cfdcd3",
  /** Behind a picture until it arrives. */
  shade: "#41564a",
  /** Laid over pictures and film, behind words. */
  scrim: "#071615",
  river: "#1b646d",
  clay: "#a4432a",
  ochre: "#c98a1b",
  straw: "#f0c465",
  alarm: "#a3261b",
  "alarm-wash": "#fbeae6",
  done: "#1d6a3c",
  "done-wash": "#e6f2e8",
  /** The blue gradient of cards without a picture (SPEC §2 Home), light to dark. */
  lake: "#2b6f97",
  gulf: "#173a5e",
  deep: "#0f2744",
} as const;

/** Variants of the palette for light and distance in the drawn pictures. */
export const tints = {
  pine: "#1d4a40",
  moss: "#5c7462",
  haze: "#a9b9a3",
  river: "#1f6f78",
  spring: "#5fb3b0",
  earth: "#5a2a20",
  late: "#e9b44c",
  glow: "#f7dfa0",
} as const;
