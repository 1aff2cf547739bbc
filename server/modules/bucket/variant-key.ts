import { imageSizes } from '#contract/constants.ts';
import { imageTypes, type ImageType } from '#contract/bucket/media-types.ts';
import { extensionOf } from './file-name.ts';

/** What a file's key and those of its smaller copies have in common. */
export const stemOf = (key: string): string => key.split('.')[0] ?? key;

/** Where a picture's smaller copy is kept: `key.w320.webp` beside `key.jpg`. */
export const variantKey = (key: string, longerSide: number, type: ImageType): string =>
  `${stemOf(key)}.w${longerSide}.${extensionOf(type)}`;

/** Every copy that may have been made of a file: none of a document, of a picture those of its own format and WebP. */
export function variantKeys(key: string): string[] {
  const own = imageTypes.find((type) => key.endsWith(`.${extensionOf(type)}`));
  const types = own === undefined ? [] : new Set<ImageType>([own, 'image/webp']);
  return [...types].flatMap((type) => imageSizes.map((longerSide) => variantKey(key, longerSide, type)));
}
