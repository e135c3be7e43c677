import ArrowLeft from "lucide-react/icons/arrow-left";
import type { Link as LinkData } from "../../content/navigation.ts";
import { Link } from "./link.tsx";

/** Back to the page that lists this one. */
export function BackLink({ to, className = "mb-4" }: { to: LinkData; className?: string }) {
  return (
    <Link
      href={to.href}
      className={`inline-flex min-h-tap items-center gap-2 text-sm font-semibold ${className}`}
    >
      <ArrowLeft size={18} aria-hidden />
      {to.label}
    </Link>
  );
}
