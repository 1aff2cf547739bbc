import { shareImageUrl } from '#contract/og-image/share-image-url.ts';
import { shareImageSize } from '#contract/og-image/share-images.ts';

interface SharedPage {
  /** Without language prefix. */
  path: string;
  language: string;
  siteUrl: string;
  title: string;
}

/** The picture that stands for a page where its address is shared, and how it is to be shown there. */
export function shareImageTags({ path, language, siteUrl, title }: SharedPage): Record<string, string>[] {
  const url = siteUrl + shareImageUrl(path, language);
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(shareImageSize.width) },
    { property: 'og:image:height', content: String(shareImageSize.height) },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:image', content: url },
  ];
}
