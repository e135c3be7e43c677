import type { Slide } from "../../../content/home.ts";

const wide = [1920, 1280, 768];
const tall = [900, 750, 420];
/** Windows taller than wide get the tall crop. */
export const tallWindow = "(max-aspect-ratio: 4/5)";

const set = (id: string, crop: string, widths: number[], format: string) =>
  widths.map((width) => `/images/hero/${id}-${crop}-${width}.${format} ${width}w`).join(", ");

/** What `new Image()` needs to fetch the same file as the picture that is shown later. */
export function heroSources(id: string): { sizes: string; srcset: string } {
  const isTall = matchMedia(tallWindow).matches;
  return {
    sizes: "100vw",
    srcset: isTall ? set(id, "tall", tall, "avif") : set(id, "wide", wide, "avif"),
  };
}

export function HeroPicture({ slide, first }: { slide: Slide; first: boolean }) {
  const { id, alt } = slide;
  return (
    <picture>
      {["avif", "webp"].map((format) => (
        <source
          key={`tall-${format}`}
          media={tallWindow}
          type={`image/${format}`}
          srcSet={set(id, "tall", tall, format)}
          sizes="100vw"
        />
      ))}
      <source type="image/avif" srcSet={set(id, "wide", wide, "avif")} sizes="100vw" />
      <img
        src={`/images/hero/${id}-wide-1280.webp`}
        srcSet={set(id, "wide", wide, "webp")}
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
