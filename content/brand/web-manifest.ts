import { paths } from "../paths.ts";
import { site } from "../site.ts";
import { palette } from "./palette.ts";

/** The site as an installed app (W3C Web Application Manifest). */
export const webManifest = {
  id: "/",
  name: site.name,
  short_name: site.shortName,
  description: site.blurb,
  lang: "en-US",
  start_url: paths.home,
  scope: paths.home,
  display: "minimal-ui",
  theme_color: palette.night,
  background_color: palette.paper,
  icons: [
    { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png" },
    { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png" },
    {
      src: "/icons/maskable-512.png",
      sizes: "512x512",
      type: "image/png",
      purpose: "maskable",
    },
  ],
};
