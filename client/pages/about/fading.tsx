import type { ReactNode } from "react";
import { Reveal } from "../../ui/reveal.tsx";

/** A section of this page fades in when a tenth of it is visible (SPEC §2, §9). */
export function Fading({ children }: { children: ReactNode }) {
  return <Reveal threshold={0.1}>{children}</Reveal>;
}
