interface HeroMapProps {
  /** Of `places`. */
  place: string;
  className: string;
  imageClassName: string;
}

/** A contour map beside the text of a hero; `artwork/openers.ts` draws it. */
export function HeroMap({ place, className, imageClassName }: HeroMapProps) {
  return (
    <div className={`relative self-stretch print:hidden ${className}`}>
      <img
        src={`/openers/${place}.svg`}
        alt=""
        loading="lazy"
        decoding="async"
        className={`absolute left-0 max-w-none bg-transparent mask-[linear-gradient(transparent,#000_34%_80%,transparent)] ${imageClassName}`}
      />
    </div>
  );
}
