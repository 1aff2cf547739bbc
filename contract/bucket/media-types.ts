import { isOneOf, type Rule } from '../validation-rules.ts';

/** Pictures: decoded, and written anew without their metadata. */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type ImageType = (typeof imageTypes)[number];

/** Documents: stored as received, and served only as attachments. */
export const documentTypes = [
  'application/pdf',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-powerpoint',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
] as const;

export type MediaType = ImageType | (typeof documentTypes)[number];
const mediaTypes: readonly MediaType[] = [...imageTypes, ...documentTypes];

const kinds: Readonly<Record<string, readonly MediaType[]>> = { image: imageTypes, document: documentTypes };
const isKnown = isOneOf([...Object.keys(kinds), ...mediaTypes]);
const split = (list: string) => list.split(',').map((each) => each.trim());

export const isImageType = (type: string): type is ImageType => imageTypes.some((each) => each === type);

/** `image`, `document` or full media types, comma-separated. */
export const isMediaTypeList: Rule = {
  ...isKnown,
  test: (value) => typeof value === 'string' && split(value).every((each) => isKnown.test(each)),
};

/** The media types such a list stands for, each once. */
export function mediaTypesOf(list: string): MediaType[] {
  const asked = split(list);
  return mediaTypes.filter((type) => asked.some((each) => each === type || kinds[each]?.includes(type)));
}
