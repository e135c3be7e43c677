/** Stands in the libraries' chunk: React DOM is evaluated there, in a task of its own. */
export { hydrateRoot } from "react-dom/client";
