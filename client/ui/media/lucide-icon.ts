/** The build replaces lucide-react's function of this name, which is six times larger (server/build/vite.ts). */
import { createElement, type SVGProps } from "react";

export default function createLucideIcon({ name, node }: {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}) {
  return (
    { size = 24, strokeWidth = 2, className, ...rest }: SVGProps<SVGSVGElement> & {
      size?: number | string;
    },
  ) =>
    createElement(
      "svg",
      {
        xmlns: "http://www.w3.org/2000/svg",
        width: size,
        height: size,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": "true",
        className: `lucide lucide-${name}${className ? ` ${className}` : ""}`,
        ...rest,
      },
      node.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
