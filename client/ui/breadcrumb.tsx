import type { Link as LinkData } from "../../content/navigation.ts";
import { Link } from "./link.tsx";

/** Where the page stands: its ancestors as links, then its own name. */
export function Breadcrumb({ trail, here }: { trail: readonly LinkData[]; here: string }) {
  return (
    <nav aria-label="Breadcrumb" className="breadcrumb">
      <ol>
        {trail.map(({ label, href }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
