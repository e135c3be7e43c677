import BookOpen from "lucide-react/icons/book-open";
import Brain from "lucide-react/icons/brain";
import Briefcase from "lucide-react/icons/briefcase";
import Building from "lucide-react/icons/building";
import DollarSign from "lucide-react/icons/dollar-sign";
import FileText from "lucide-react/icons/file-text";
import Shield from "lucide-react/icons/shield";
import Target from "lucide-react/icons/target";
import TrendingUp from "lucide-react/icons/trending-up";
import Users from "lucide-react/icons/users";

const icons = {
  TrendingUp,
  FileText,
  DollarSign,
  Shield,
  Users,
  BookOpen,
  Building,
  Target,
  Briefcase,
  Brain,
};

/** The icon of a service; unknown names get `Target` (SPEC §3). */
export function ServiceIcon({ name, size = 28 }: { name: string; size?: number }) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as keyof typeof icons] : Target;
  return <Icon size={size} strokeWidth={1.6} aria-hidden data-icon={name} className="flex-none" />;
}
