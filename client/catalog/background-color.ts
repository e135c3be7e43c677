import { palette } from "../../content/brand/palette.ts";

/**
 * A background color for white text: darkens a backend's `#rgb` or `#rrggbb` to a contrast of 4.5 (WCAG
 * 1.4.3). Any other value becomes the palette's river.
 */
export function backgroundColor(value: string): string {
  const hex = value.trim().toLowerCase().replace(/^#([\da-f])([\da-f])([\da-f])$/, "#$1$1$2$2$3$3");
  if (!/^#[\da-f]{6}$/.test(hex)) return palette.river;
  let channels = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  while (1.05 / (luminance(channels) + 0.05) < 4.5) {
    channels = channels.map((channel) => Math.floor(channel * 0.95));
  }
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Relative luminance by WCAG, 0 to 1, of channels 0 to 255. */
function luminance(channels: readonly number[]): number {
  const [red, green, blue] = channels.map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
