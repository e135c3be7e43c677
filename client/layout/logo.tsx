import { paths } from "../../content/paths.ts";
import { site } from "../../content/site.ts";
import { Link } from "../ui/link.tsx";
import { Mark } from "./mark.tsx";

export function Logo() {
  return (
    <Link href={paths.home} className="logo" aria-label={`${site.name}, home`}>
      <Mark />
      <span className="logo-name">{site.name}</span>
    </Link>
  );
}
