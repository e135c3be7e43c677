export { Missing as default } from "../ui/missing.tsx";
