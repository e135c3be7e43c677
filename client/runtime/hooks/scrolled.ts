import { startTransition, useEffect, useState } from "react";

/** Whether the page is scrolled further than `pixels`; false on the server. */
export function useScrolledPast(pixels: number): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    // A transition: nothing renders at once between the first two frames of a page that opens at its top.
    const update = () => startTransition(() => setPast(scrollY > pixels));
    update();
    addEventListener("scroll", update, { passive: true });
    return () => removeEventListener("scroll", update);
  }, [pixels]);
  return isPast;
}
