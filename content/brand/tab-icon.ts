import { mark } from "./mark.ts";
import { palette } from "./palette.ts";

/** Icon of a browser tab: without background, in a light and a dark variant. */
export const tabIcon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.side} ${mark.side}">` +
  `<style>path{fill:${palette.ink}}@media(prefers-color-scheme:dark){path{fill:${palette.paper}}}` +
  `</style><path d="${mark.path}"/></svg>`;
