import ChevronDown from "lucide-react/icons/chevron-down";
import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useLocation } from "react-router-dom";
import type { Link as LinkData } from "../../content/navigation.ts";
import { slugify } from "../../content/paths.ts";
import { Link } from "../ui/link.tsx";

interface DropdownProps<Name extends string> {
  name: Name;
  href: string;
  links: readonly LinkData[];
  /** Whether the shown page belongs to the section. */
  current: boolean;
  open: boolean;
  onChange(name: Name, open: boolean): void;
}

/**
 * A disclosure that the mouse opens by hovering (SPEC §2). A click after hovering keeps it open, so
 * that a visitor who does both does not close what just opened. Without script, CSS shows the panel
 * on hover and focus.
 */
export function Dropdown<Name extends string>(
  { name, href, links, current, open, onChange }: DropdownProps<Name>,
) {
  const button = useRef<HTMLButtonElement>(null);
  const hovered = useRef(false);
  const { pathname } = useLocation();
  const id = `menu-${slugify(name)}`;

  function hover(event: PointerEvent, inside: boolean) {
    if (event.pointerType !== "mouse") return;
    hovered.current = inside;
    onChange(name, inside);
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== "Escape" || !open) return;
    onChange(name, false);
    button.current?.focus();
  }

  return (
    <div
      className="dropdown"
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onKeyDown={closeOnEscape}
      onBlur={(event) => {
        if (!hovered.current && !event.currentTarget.contains(event.relatedTarget)) {
          onChange(name, false);
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className="nav-item"
        aria-expanded={open}
        aria-controls={id}
        data-current={current || undefined}
        onClick={() => onChange(name, hovered.current || !open)}
      >
        {name}
        <ChevronDown size={16} aria-hidden />
      </button>
      <div id={id} className="dropdown-panel" data-open={open || undefined}>
        <ul>
          {links.map((link) => (
            <li key={link.href}>
              <Link
                href={link.href}
                aria-current={pathname === link.href ? "page" : undefined}
                onClick={() => onChange(name, false)}
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
        <Link href={href} className="dropdown-all" onClick={() => onChange(name, false)}>
          {`View ${name} Section`}
        </Link>
      </div>
    </div>
  );
}
