import BookOpen from "lucide-react/icons/book-open";
import Globe from "lucide-react/icons/globe";
import Heart from "lucide-react/icons/heart";
import Leaf from "lucide-react/icons/leaf";
import Lightbulb from "lucide-react/icons/lightbulb";
import Shield from "lucide-react/icons/shield";
import Target from "lucide-react/icons/target";
import Users from "lucide-react/icons/users";

const icons = { Users, Globe, Target, Heart, BookOpen, Lightbulb, Shield, Leaf };

/** Icons of the about view; unknown names get `Target` (SPEC §3). */
export function AboutIcon({ name, className }: { name: string; className: string }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : Target;
  return (
    <Icon size="1.875rem" strokeWidth={1.5} aria-hidden data-icon={name} className={className} />
  );
}
