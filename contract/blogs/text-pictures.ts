/**
 * Pictures within the text of an article. Written: `<img src="/api/v1/bucket/file/{key}" alt="…">`, in a figure or not; the server adds the
 * width and the height. Read: with the sizes of which a browser takes the one that it needs.
 */
const picture = /<img src="(\/api\/v1\/bucket\/file\/[\w.]+)[^"]*" alt="([^"]*)"((?: (?:width|height)="\d+")*)[^<>]*>/g;

interface TextPicture {
  /** Its path on the site, in no size. */
  readonly path: string;
  /** What it shows, as the attribute has it. */
  readonly alt: string;
  /** ` width="…" height="…"` in pixels, or nothing. */
  readonly size: string;
}

/** The text with other markup in place of each of its pictures. */
export const mapPictures = (content: string, markupOf: (picture: TextPicture) => string): string =>
  content.replaceAll(picture, (_, path: string, alt: string, size: string) => markupOf({ path, alt, size }));

/** Of the sizes that the server makes, those that a column of text needs: on any phone and, twice as dense, on a desk. */
const widths = [320, 480, 640, 960, 1280];

/** How wide the text is: the column of a phone, or the greatest width of a line. */
const sizes = '(min-width: 46rem) 43rem, 100vw';

/** The address of a picture in the one size in which it is written, and kept for where there is no network: any size stands for the others. */
export const writtenAddress = (url: string): string => `${url.replace(/\?.*/, '')}?w=640`;

/** As the text is written. */
export const withoutPictureSizes = (content: string): string =>
  mapPictures(content, ({ path, alt }) => `<img src="${writtenAddress(path)}" alt="${alt}">`);

/** Not lazy: an article that was opened is read to its end where there is no network any more. */
export const withPictureSizes = (content: string): string =>
  mapPictures(content, ({ path, alt, size }) => {
    const set = widths.map((width) => `${path}?w=${width} ${width}w`).join(', ');
    return `<img src="${writtenAddress(path)}" alt="${alt}"${size} srcset="${set}" sizes="${sizes}" decoding="async">`;
  });

/** The addresses at which the pictures of a text are kept, each once. */
export const pictureAddresses = (content: string): string[] => [
  ...new Set([...content.matchAll(picture)].map(([, path = '']) => writtenAddress(path))),
];

/** The key of the file at a picture's address or path. */
export const pictureKey = (address: string): string => address.slice(address.lastIndexOf('/') + 1).replace(/\?.*/, '');
