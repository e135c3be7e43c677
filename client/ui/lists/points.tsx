import type { ReactNode } from "react";
import type { Point } from "../../../content/types.ts";

interface Look {
  list: string;
  item: string;
  title: string;
  link?: string;
}

const looks = {
  /** Three columns with rules above. */
  ruled: {
    list: "grid gap-x-fluid-18 gap-y-10 lg:grid-cols-3",
    item: "border-t-2 border-ink pt-5 lg:row-span-2 lg:grid lg:grid-rows-subgrid lg:gap-y-0",
    title: "mb-3 text-2xl",
  },
  /** Three columns with underlined titles. */
  underlined: {
    list: "grid gap-x-12 gap-y-10 md:grid-cols-3",
    item: "",
    title: "mb-3.4 border-b-2 border-ink pb-2.4",
  },
  /** A column of small items, on light or dark. */
  listed: {
    list: "mt-3",
    item: "border-t border-current/28 py-4.4",
    title: "mb-1 font-semibold text-ink dark:text-paper",
  },
  /** Linked columns with rules above. */
  linked: {
    list: "grid gap-x-10 gap-y-10 sm:grid-cols-2 xl:grid-cols-4",
    item: "group relative break-inside-avoid border-t-2 border-ink pt-5 card-focus",
    title: "mb-3 text-2xl group-hover:text-clay",
    link: "cover-link no-underline",
  },
  /** Linked items on dark: a column with icons beside, on wide windows a row. */
  row: {
    list: "grid gap-x-8 lg:grid-fit-40",
    item:
      "group relative grid grid-cols-[2rem_minmax(0,1fr)] gap-x-5 border-t border-mist/28 py-6 card-focus lg:row-span-3 lg:grid-cols-1 lg:grid-rows-subgrid lg:gap-y-0 lg:pb-0",
    title: "mb-1.6",
    link: "cover-link no-underline group-hover:underline",
  },
} satisfies Record<string, Look>;

/** A list of titles with short texts. */
export function Points({ points, look, as: Title = "h3", href }: {
  points: readonly (Point & { icon?: ReactNode })[];
  look: keyof typeof looks;
  as?: "h3" | "h4";
  /** Target of every point. */
  href?: string;
}) {
  const style: Look = looks[look];
  return (
    <ul className={style.list}>
      {points.map(({ title, text, icon }, index) => (
        <li key={index} className={style.item}>
          {icon}
          <Title className={style.title}>
            {href ? <a href={href} className={style.link}>{title}</a> : title}
          </Title>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
