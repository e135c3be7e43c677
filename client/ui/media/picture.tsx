import { type ComponentProps, useState } from "react";
import {
  pictureFormats,
  type PictureName,
  pictures,
  pictureUrl,
} from "../../../content/brand/pictures.ts";

interface PictureProps
  extends Pick<ComponentProps<"img">, "ref" | "fetchPriority" | "decoding" | "onLoad" | "onError"> {
  name: PictureName;
  /** Shown instead in tall windows, or where `tallWhen` matches. */
  tall?: PictureName;
  tallWhen?: string;
  sizes: string;
  /** Empty for decoration. */
  alt: string;
  /** Fetched before everything else. */
  priority?: boolean;
  loading?: "lazy" | "eager";
  className?: string;
}

const sourceSet = (name: PictureName, format: (typeof pictureFormats)[number]) =>
  pictures[name].widths.map((width) => `${pictureUrl(name, width, format)} ${width}w`).join(", ");

/** One of the site's own pictures, in the best format and width. */
export function Picture(
  { name, tall, tallWhen = "(max-aspect-ratio: 4/5)", sizes, alt, ...rest }: PictureProps,
) {
  const { width, height, widths } = pictures[name];
  const [best, fallback] = pictureFormats;
  return (
    <picture>
      {tall && pictureFormats.map((format) => (
        <source
          key={format}
          media={tallWhen}
          type={`image/${format}`}
          srcSet={sourceSet(tall, format)}
          sizes={sizes}
          // Its own place until it is loaded.
          width={pictures[tall].width}
          height={pictures[tall].height}
        />
      ))}
      <source type={`image/${best}`} srcSet={sourceSet(name, best)} sizes={sizes} />
      <Img
        srcSet={sourceSet(name, fallback)}
        sizes={sizes}
        src={pictureUrl(name, widths[1] ?? width, fallback)}
        width={width}
        height={height}
        alt={alt}
        {...rest}
      />
    </picture>
  );
}

type BackendPictureProps = Omit<PictureProps, "name" | "tall" | "tallWhen" | "alt"> & {
  src: string;
  /**
   * Prefers the upright drawing, which those have whose landscape would be cut: everywhere, or in windows of this
   * media query.
   */
  upright?: true | string;
};

/**
 * Pictures that a backend row names: decoration beside words that say the same, hence no alt. One that
 * cannot be loaded shows the blue gradient of SPEC §2; one that is being loaded does not.
 */
export function BackendPicture(
  { src, sizes, upright, className = "", ...rest }: BackendPictureProps,
) {
  const [failed, setFailed] = useState(false);
  const shared = {
    alt: "",
    className: `${failed ? "bg-sea" : ""} ${className}`,
    onError: () => setFailed(true),
    // It may have failed before hydration.
    ref: (image: HTMLImageElement | null) => {
      if (image?.complete && image.naturalWidth === 0) setFailed(true);
    },
    ...rest,
  };
  const name = pictureNameOf(src);
  if (!name) return <Img src={src} width={800} height={533} {...shared} />;
  const crop = `${name}-tall`;
  if (!upright || !isPicture(crop)) return <Picture name={name} sizes={sizes} {...shared} />;
  if (upright === true) return <Picture name={crop} sizes={sizes} {...shared} />;
  return <Picture name={name} tall={crop} tallWhen={upright} sizes={sizes} {...shared} />;
}

/** Classes that choose the part of a picture, by its name. */
export type CutsByPicture = Readonly<Partial<Record<PictureName, string>>>;

/** @param src address from the backend @returns undefined for a picture that the site does not have */
export function pictureNameOf(src: string): PictureName | undefined {
  const name = src.match(/^\/images\/(.+)\.webp$/)?.[1];
  return name && isPicture(name) ? name : undefined;
}

/** @returns undefined for a picture without a cut of its own, as all that the site does not have */
export function cutOf(src: string, cuts: CutsByPicture): string | undefined {
  const name = pictureNameOf(src);
  return name && cuts[name];
}

/** Whether the site has the picture: a portrait exists once its photograph does. */
export function isPicture(name: string): name is PictureName {
  return Object.hasOwn(pictures, name);
}

type ImgProps = ComponentProps<"img"> & Pick<PictureProps, "priority">;

function Img({ priority, loading = priority ? "eager" : "lazy", ...rest }: ImgProps) {
  return (
    <img
      // Before `src`: Safari starts to load as soon as it sees that.
      loading={loading}
      fetchPriority={priority ? "high" : undefined}
      decoding="async"
      {...rest}
    />
  );
}
