import { createHash, randomBytes } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import { proofImage } from '#contract/payment/proof-image.ts';
import { isImageType, type MediaType } from '#contract/bucket/media-types.ts';
import type { Locale } from '#contract/locale.ts';
import { fieldProblem } from '#contract/validate.ts';
import { isNotEmpty } from '#contract/validation-rules.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { invalid, refused } from '../../http/problem.ts';
import { extensionOf, fileNameOf } from './file-name.ts';
import { rewritePicture } from './picture.ts';
import type { FileRow } from './describe-file.ts';
import { readBytes } from './read-bytes.ts';
import { sniffMediaType } from './sniff-media-type.ts';

export interface Received {
  readonly name: string | undefined;
  readonly bytes: Buffer;
  readonly sha256: string;
}

export const fileIsMissing = (locale: Locale) => invalid([fieldProblem('file', isNotEmpty, locale)]);

/** Reads one part of the form whole, so that the next can be read; refuses what is not a file of the right field and size. */
export async function receiveFile(part: MultipartFile, locale: Locale): Promise<Received> {
  const bytes = await readBytes(part.file, proofImage.maxBytes);
  if (part.fieldname !== 'file') throw fileIsMissing(locale);
  if (bytes === null) throw refused('FILE_TOO_LARGE');
  if (bytes.length === 0) throw fileIsMissing(locale);
  return received(part.filename, bytes);
}

export const received = (name: string | undefined, bytes: Buffer): Received => ({
  name,
  bytes,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

/** Keeps the bytes of a file under a new key, and gives the row that is still to be inserted. */
export async function storeUpload(
  deps: Deps,
  actor: Actor,
  { name, bytes, sha256 }: Received,
  options: { mimeTypes: readonly string[]; clientItemId: string | null },
): Promise<FileRow> {
  const type = await sniffMediaType(bytes);
  if (type === null || !options.mimeTypes.includes(type)) throw refused('FILE_TYPE');
  const { bytes: kept, widthPixels, heightPixels } = await contentOf(actor, bytes, type);
  const key = `${randomBytes(16).toString('hex')}.${extensionOf(type)}`;
  await deps.fileStore.write(key, kept);
  const now = deps.clock.now();
  return {
    id: newId(now),
    key,
    name: fileNameOf(name, type),
    type,
    sizeBytes: kept.length,
    widthPixels,
    heightPixels,
    sha256,
    ownerId: actor.accountId,
    isPublic: false,
    clientItemId: options.clientItemId,
    createdAt: now,
  };
}

async function contentOf({ accountId }: Actor, bytes: Buffer, type: MediaType) {
  return isImageType(type) ? rewritePicture(accountId, bytes, type) : { bytes, widthPixels: null, heightPixels: null };
}
