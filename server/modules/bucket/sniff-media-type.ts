import { fileTypeFromBuffer } from 'file-type';
import { documentTypes, imageTypes, type MediaType } from '#contract/bucket/media-types.ts';

const compoundFile = 'application/x-cfb';

/** The streams that tell the old Office formats apart; their names stand in the file as UTF-16. */
const compoundStreams: readonly (readonly [string, MediaType])[] = [
  ['WordDocument', 'application/msword'],
  ['PowerPoint Document', 'application/vnd.ms-powerpoint'],
  ['Workbook', 'application/vnd.ms-excel'],
];

/** What a file is by its bytes, never by its name; null when it is nothing we take. */
export async function sniffMediaType(bytes: Buffer): Promise<MediaType | null> {
  const mime: string | undefined = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (mime === compoundFile) return compoundStreams.find(([name]) => bytes.includes(Buffer.from(name, 'utf16le')))?.[1] ?? null;
  return [...imageTypes, ...documentTypes].find((type) => type === mime) ?? null;
}
