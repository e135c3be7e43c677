import Heart from "lucide-react/icons/heart";
import Leaf from "lucide-react/icons/leaf";
import Lightbulb from "lucide-react/icons/lightbulb";
import Shield from "lucide-react/icons/shield";
import Users from "lucide-react/icons/users";

/** This page's own reading of `icon_name`; the about page has another (SPEC §3). */
const icons: Record<string, typeof Lightbulb> = { Lightbulb, Users, Shield, Leaf, Heart };

/** Decorative: the words beside it say the same. Unknown names are shown as `Lightbulb`. */
export function CommitmentIcon({ name, size = 28, className }: {
  name: string;
  size?: number;
  className?: string;
}) {
  const Icon = Object.hasOwn(icons, name) ? icons[name]! : Lightbulb;
  return <Icon size={size} strokeWidth={1.5} aria-hidden data-icon={name} className={className} />;
}
