interface HeroMapProps {
  /** Of `places`. */
  place: string;
  className: string;
  imageClassName: string;
  /** Lazy where some windows hide it. */
  loading?: "eager" | "lazy";
}

/**
 * A contour map beside or behind the text of a hero; `artwork/openers.ts` draws it. Eager, because it may
 * be the largest picture of the first window.
 */
export function HeroMap(
  { place, className, imageClassName, loading = "eager" }: HeroMapProps,
) {
  return (
    <div className={`relative md:static print:hidden ${className}`}>
      <img
        // Before `src`: Safari starts to load as soon as it sees that.
        loading={loading}
        src={`/openers/${place}.svg`}
        alt=""
        decoding="async"
        className={`absolute left-0 max-w-none bg-transparent mask-[linear-gradient(transparent,#000_34%_80%,transparent)] ${imageClassName}`}
      />
    </div>
  );
}
