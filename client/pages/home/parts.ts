import { keptPart } from "../../lazy.ts";

export const homeBands = keptPart("client/pages/home/bands.tsx", () => import("./bands.tsx"));
