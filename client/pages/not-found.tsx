import { notFoundPage } from "../../content/not-found.ts";

export { Missing as default } from "../ui/missing.tsx";

export const useTitle = () => notFoundPage.meta.title;
