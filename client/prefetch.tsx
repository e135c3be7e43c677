/** How a link fetches ahead what its page will need; the server has nothing to fetch. */
import { createContext } from "react";

export const PrefetchContext = createContext<(href: string) => void>(() => {});
