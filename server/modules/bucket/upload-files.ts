import type { MultipartFile } from '@fastify/multipart';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { uploadDefaultMaxFiles } from '#contract/constants.ts';
import type { Locale } from '#contract/locale.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { refused } from '../../http/problem.ts';
import { filesOfItems } from './files.queries.ts';
import { describeFile } from './describe-file.ts';
import { keepRows, removeBytes, sameFile, type Batch } from './keep-rows.ts';
import { fileIsMissing, receiveFile, storeUpload } from './store-upload.ts';

interface Upload {
  readonly parts: () => AsyncIterable<MultipartFile>;
  readonly mimeTypes: readonly string[];
  readonly clientItemId: string | null;
  readonly locale: Locale;
}

/** Stores every file of the form, or none. An item that was stored before answers the same records. */
export async function uploadFiles(deps: Deps, actor: Actor, upload: Upload): Promise<FileRecord | { items: FileRecord[] }> {
  if (!may(actor, 'FILES', 'WRITE_SELF')) throw refused('ACCESS_MISMATCH');
  const batch: Batch = { rows: [], fresh: [] };
  try {
    await receiveAll(deps, actor, upload, batch);
  } catch (error) {
    await removeBytes(deps, batch.fresh);
    throw error;
  }
  const [first, ...others] = (await keepRows(deps, actor, batch)).map(describeFile);
  if (!first) throw fileIsMissing(upload.locale);
  return others.length === 0 ? first : { items: [first, ...others] };
}

/** The files of one form share their item: the second is `uuid.1`. */
const itemIdOf = (clientItemId: string | null, index: number) =>
  clientItemId === null || index === 0 ? clientItemId : `${clientItemId}.${index}`;

/** One after the other; once one is refused the rest is read to its end, so that the caller gets to see why. */
async function receiveAll(deps: Deps, actor: Actor, upload: Upload, { rows, fresh }: Batch): Promise<void> {
  const itemIds = Array.from({ length: uploadDefaultMaxFiles }, (_, index) => itemIdOf(upload.clientItemId, index));
  const before = await filesOfItems(
    deps.db,
    itemIds.filter((id) => id !== null),
  );
  let refusal: { error: unknown } | null = null;
  for await (const part of readable(upload.parts())) {
    if (refusal) {
      part.file.resume();
      continue;
    }
    try {
      const received = await receiveFile(part, upload.locale);
      const clientItemId = itemIds[rows.length] ?? null;
      const known = before.find((row) => row.clientItemId === clientItemId);
      if (known) rows.push(sameFile(known, actor, received.sha256));
      else {
        const row = await storeUpload(deps, actor, received, { mimeTypes: upload.mimeTypes, clientItemId });
        rows.push(row);
        fresh.push(row);
      }
    } catch (error) {
      refusal = { error };
    }
  }
  if (refusal) throw refusal.error;
}

/** The parts of a form, one that breaks off being the caller's fault; the framework's own refusals have their status. */
async function* readable(parts: AsyncIterable<MultipartFile>): AsyncIterable<MultipartFile> {
  try {
    yield* parts;
  } catch (error) {
    throw error instanceof Error && 'statusCode' in error ? error : refused('BAD_REQUEST');
  }
}
