import ArrowLeft from "lucide-react/icons/arrow-left";
import type { Link } from "../../content/navigation.ts";

/** Back to the page that lists this one. */
export function BackLink({ to, className = "mb-4" }: { to: Link; className?: string }) {
  return (
    <a
      href={to.href}
      className={`inline-flex min-h-tap items-center gap-2 text-sm font-semibold ${className}`}
    >
      <ArrowLeft size={18} aria-hidden />
      {to.label}
    </a>
  );
}
