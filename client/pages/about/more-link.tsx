import ArrowRight from "lucide-react/icons/arrow-right";
import type { ComponentProps } from "react";
import { TextLink } from "../../ui/controls/text-link.tsx";

export function MoreLink({ className = "", children, ...rest }: ComponentProps<"a">) {
  return (
    <TextLink className={`gap-2 self-start ${className}`} {...rest}>
      {children}
      <ArrowRight size="1.125rem" aria-hidden />
    </TextLink>
  );
}
