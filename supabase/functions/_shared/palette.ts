/** Written by `deno task generate palette` from content/brand/palette.ts. */
export const palette = {
  ink: "#12302d",
  moss: "#3f5547",
  pine: "#173f3a",
  white: "#ffffff",
  sand: "#efe8da",
  line: "#d8cfbd",
} as const;
