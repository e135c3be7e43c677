/** Pictures that a backend row names: decoration beside words that say the same, hence no alt. */
export function BackendPicture({ src, sizes: _ }: { src: string; sizes: string }) {
  return <img src={src} alt="" loading="lazy" decoding="async" width={800} height={533} />;
}
