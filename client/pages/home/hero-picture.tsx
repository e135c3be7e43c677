import type { Slide } from "../../../content/brand/slides.ts";
import { pictureFormats, pictureUrl } from "../../../content/brand/pictures.ts";
import { sourceSet } from "../../ui/media/picture.tsx";

const tallWindow = "(max-aspect-ratio: 4/5)";

/** Attributes that make `new Image()` fetch the same file as `HeroPicture`. */
export function heroSources(id: Slide["id"]): { sizes: string; srcset: string } {
  const crop = matchMedia(tallWindow).matches ? "tall" : "wide";
  return { sizes: "100vw", srcset: sourceSet(`hero/${id}-${crop}`, "avif") };
}

export function HeroPicture({ slide: { id, alt }, first }: { slide: Slide; first: boolean }) {
  const wide = `hero/${id}-wide` as const;
  return (
    <picture>
      {pictureFormats.map((format) => (
        <source
          key={`tall-${format}`}
          media={tallWindow}
          type={`image/${format}`}
          srcSet={sourceSet(`hero/${id}-tall`, format)}
          sizes="100vw"
        />
      ))}
      <source type="image/avif" srcSet={sourceSet(wide, "avif")} sizes="100vw" />
      <img
        src={pictureUrl(wide, 1280, "webp")}
        srcSet={sourceSet(wide, "webp")}
        sizes="100vw"
        width={1920}
        height={1080}
        alt={alt}
        className="absolute inset-0 size-full object-cover stacked:object-[50%_35%]"
        fetchPriority={first ? "high" : undefined}
        decoding={first ? "sync" : "async"}
      />
    </picture>
  );
}
