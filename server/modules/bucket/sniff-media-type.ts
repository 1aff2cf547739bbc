import { fileTypeFromBuffer } from 'file-type';
import { imageTypes, type MediaType } from '#contract/bucket/media-types.ts';
import { officePackageType } from './office-package.ts';
import { oldOfficeType } from './old-office-type.ts';

const plainTypes: readonly MediaType[] = [...imageTypes, 'application/pdf'];
const compoundFile = 'application/x-cfb';
const zip = Buffer.from('PK\x03\x04', 'latin1');

/** What a file is by its bytes, never by its name; null when it is nothing we take. */
export async function sniffMediaType(bytes: Buffer): Promise<MediaType | null> {
  // Before file-type, which goes by the first parts of an archive and not by its directory.
  if (bytes.subarray(0, zip.length).equals(zip)) return officePackageType(bytes);
  const mime: string | undefined = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime;
  if (mime === compoundFile) return oldOfficeType(bytes);
  return plainTypes.find((type) => type === mime) ?? null;
}
