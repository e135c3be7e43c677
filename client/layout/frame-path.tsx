import { createContext, type ReactNode, startTransition, use, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";

const FramePathContext = createContext("");

/**
 * Gives the header the path of the page in view after that page is shown: its links are a third of what a phone
 * would render before the heading.
 */
export function FramePath({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const [path, setPath] = useState(pathname);
  useEffect(() => startTransition(() => setPath(pathname)), [pathname]);
  return <FramePathContext value={path}>{children}</FramePathContext>;
}

export const useFramePath = () => use(FramePathContext);
