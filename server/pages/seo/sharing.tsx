/** Head tags of a page that may be shared. */
import { paths } from "../../../content/paths.ts";
import { site } from "../../../content/site.ts";
import { shareImage, shareImageSize } from "../../../content/share-images.ts";
import { type DescribedPage, structuredData } from "./structured-data.ts";

export function Sharing({ page }: { page: DescribedPage }) {
  const { siteUrl, path, title, description, insight, unlisted } = page;
  const image = shareImage(path);
  const url = siteUrl + path;
  return (
    <>
      <link rel="canonical" href={url} />
      {unlisted && <meta name="robots" content="noindex" />}
      <meta property="og:type" content={insight ? "article" : "website"} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content="en_US" />
      <meta property="og:url" content={url} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={siteUrl + image.src} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(shareImageSize.width)} />
      <meta property="og:image:height" content={String(shareImageSize.height)} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image:alt" content={image.alt} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={`${site.name}: Insights`}
        href={paths.feed}
      />
      <script
        type="application/ld+json"
        // `<` is the only character that could end the element early.
        dangerouslySetInnerHTML={{
          __html: JSON.stringify(structuredData(page)).replaceAll("<", "\\u003c"),
        }}
      />
    </>
  );
}
