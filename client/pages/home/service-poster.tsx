import { paths } from "../../../content/paths.ts";
import type { ServiceSummary } from "../../catalog/queries.ts";
import { BackendPicture } from "../../ui/media/picture.tsx";

/** SPEC §2 "Home": the service over its background picture or a blue gradient. */
export function ServicePoster(
  { service, sizes }: { service: ServiceSummary; sizes: string },
) {
  const { slug, title, impact, image_path } = service;
  return (
    <li
      className="dark group relative row-span-5 flex min-h-service snap-start flex-col justify-end overflow-hidden rounded-md bg-sea card-focus print:min-h-0 print:justify-start"
      dir="auto"
      data-service={slug}
      data-transition-from
    >
      {image_path && (
        <BackendPicture
          src={image_path}
          sizes={sizes}
          className="absolute inset-0 size-full object-cover motion-safe:transition-transform motion-safe:duration-800 motion-safe:ease-calm motion-safe:group-hover:scale-103"
        />
      )}
      <div className="relative bg-linear-to-t from-night from-40% to-transparent px-6 pt-28 pb-6 print:p-0">
        <h3 className="max-w-[15em] text-[min(var(--text-2xl),8vw)] wrap-anywhere @card:line-clamp-5 print:max-w-none print:text-lg">
          <a href={paths.service(slug)} className="cover-link no-underline group-hover:underline">
            {title}
          </a>
        </h3>
        {impact && (
          <p className="mt-1.6 text-sm wrap-anywhere text-straw @card:line-clamp-2">{impact}</p>
        )}
      </div>
    </li>
  );
}
