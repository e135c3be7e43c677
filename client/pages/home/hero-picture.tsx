import { useEffect, useRef } from "react";
import type { Slide } from "../../../content/brand/slides.ts";
import { pictureFormats, pictureUrl } from "../../../content/brand/pictures.ts";
import { sourceSet } from "../../ui/media/picture.tsx";

const tallWindow = "(max-aspect-ratio: 4/5)";

export function HeroPicture({ slide: { id, alt }, first, onLoaded }: {
  slide: Slide;
  first: boolean;
  /** Called at least once, also for a picture that cannot be loaded. */
  onLoaded(): void;
}) {
  const wide = `hero/${id}-wide` as const;
  const image = useRef<HTMLImageElement>(null);

  // The first picture may be there before hydration.
  useEffect(() => {
    if (image.current!.complete) onLoaded();
  }, []);

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
        ref={image}
        onLoad={onLoaded}
        onError={onLoaded}
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
