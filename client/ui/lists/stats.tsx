import { site } from "../../../content/site.ts";

/** The four stats of SPEC §9, on dark. */
export function Stats({ className = "" }: { className?: string }) {
  return (
    <dl
      className={`grid grid-fit-32 gap-x-6 gap-y-6 max-sm:max-w-104 sm:grid-cols-2 md:grid-cols-4 ${className}`}
    >
      {site.stats.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse justify-end">
          <dt className="text-sm">{label}</dt>
          <dd className="mb-1.6 font-display text-4xl leading-none whitespace-nowrap text-paper md:max-lg:text-3xl">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
