import ChevronDown from "lucide-react/icons/chevron-down";
import { type PointerEvent, useEffect, useRef } from "react";
import { frame } from "../../content/frame.ts";
import type { Entry, Link } from "../../content/navigation.ts";
import { slugify } from "../../content/paths.ts";
import { Links } from "../ui/lists/links.tsx";
import { useFramePath } from "./frame-path.tsx";

export const navItem =
  "inline-flex min-h-tap items-center gap-1.4 rounded-sm px-nav py-2 text-sm font-semibold no-underline decoration-2 underline-offset-[0.45em] hover:bg-current/10 aria-expanded:bg-current/10 current:underline";

const entry =
  "flex min-h-tap items-center px-3 py-1.6 text-base leading-tight no-underline hover:bg-sand hover:text-ink current:bg-sand current:text-ink";

interface SectionProps extends Entry {
  links: readonly Link[];
}

interface DropdownProps extends SectionProps {
  /** The current page belongs to the section. */
  current: boolean;
  isOpen: boolean;
  change(isOpen: boolean): void;
}

/**
 * A disclosure that also opens on hover (SPEC §2). A click after hovering keeps it open. Without script,
 * CSS shows the panel on hover and focus.
 */
export function Dropdown({ current, isOpen, change, ...section }: DropdownProps) {
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const hovered = useRef(false);
  const id = `menu-${slugify(section.label)}`;

  function hover(event: PointerEvent, inside: boolean) {
    if (event.pointerType !== "mouse") return;
    hovered.current = inside;
    change(inside);
  }

  // Escape closes it wherever the focus is (WCAG 1.4.13).
  useEffect(() => {
    if (!isOpen) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      change(false);
      if (panel.current?.contains(document.activeElement)) button.current?.focus();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [isOpen]);

  return (
    <div
      className="group relative flex h-full items-center"
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onBlur={(event) => {
        if (!hovered.current && !event.currentTarget.contains(event.relatedTarget)) {
          change(false);
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className={`group ${navItem}`}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={current || undefined}
        onClick={() => change(hovered.current || !isOpen)}
      >
        {section.label}
        <ChevronDown
          size="1rem"
          aria-hidden
          className="transition-transform group-aria-expanded:rotate-180"
        />
      </button>
      <div
        ref={panel}
        id={id}
        className={`absolute top-full hidden rounded-md border border-current/28 p-3 elevation-lift data-open:block no-script:group-focus-within:block no-script:group-hover:block ${
          section.groups ? "w-172" : "w-96"
        }`}
        data-open={isOpen || undefined}
        data-panel
        onClick={({ target }) => (target as Element).closest("a") && change(false)}
      >
        <Entries {...section} />
      </div>
    </div>
  );
}

/**
 * The links of a section, under the headings of their groups if it has some, and the section itself. Groups
 * stand in two columns: one below the other, they covered the whole hero.
 */
function Entries({ label, href, links, groups }: SectionProps) {
  const path = useFramePath();
  const shared = { linkClassName: `rounded-sm ${entry}`, here: path };
  return (
    <div className={groups ? "grid grid-cols-2 gap-x-3 gap-y-1.6" : ""}>
      {groups
        ? groups.map(({ label, links }) => (
          <div
            key={label}
            className="border-current/14 nth-[n+3]:border-t"
            role="group"
            aria-label={label}
          >
            <p
              className="px-3 pt-3 pb-1 text-sm leading-label font-semibold opacity-80"
              aria-hidden
            >
              {label}
            </p>
            <Links links={links} {...shared} />
          </div>
        ))
        : <Links links={links} {...shared} />}
      <a
        href={href}
        className={`mt-2 self-end border-t border-current/28 font-semibold ${entry}`}
      >
        {frame.header.section(label)}
      </a>
    </div>
  );
}
