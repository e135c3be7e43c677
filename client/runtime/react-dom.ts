/** Moves React DOM into the vendor chunk, which is evaluated in a task of its own. */
export { hydrateRoot } from "react-dom/client";
