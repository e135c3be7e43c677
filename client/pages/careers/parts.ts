import { keptPart } from "../../lazy.ts";

export const careersBands = keptPart("client/pages/careers/bands.tsx", () => import("./bands.tsx"));
