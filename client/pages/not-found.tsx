export { Missing as default } from "../ui/status/missing.tsx";
