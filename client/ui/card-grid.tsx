import type { ComponentProps } from "react";

/** Cards in up to three columns. */
export function CardGrid({ className = "", ...rest }: ComponentProps<"ul">) {
  return <ul className={`grid sm:grid-cols-2 lg:grid-cols-3 ${className}`} {...rest} />;
}

/** A last card that would stand alone takes the whole row. */
export function CardCell({ className = "", ...rest }: ComponentProps<"li">) {
  return (
    <li
      className={`grid sm:max-lg:last:odd:col-span-full alone:col-span-full ${className}`}
      {...rest}
    />
  );
}
