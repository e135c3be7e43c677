import { mark } from "./mark.ts";
import { palette } from "./palette.ts";

/** Of a browser's tab: without ground, dark on light and light on dark. */
export const tabIcon =
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mark.side} ${mark.side}">` +
  `<style>path{fill:${palette.ink}}@media(prefers-color-scheme:dark){path{fill:${palette.paper}}}` +
  `</style><path d="${mark.path}"/></svg>`;
