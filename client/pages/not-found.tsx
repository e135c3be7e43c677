// A page that another page imported would lose its entry in the build's manifest.
export { MissingPage as default } from "../ui/status/missing-page.tsx";
