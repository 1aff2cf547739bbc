import type { MultipartFile } from '@fastify/multipart';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { uploadDefaultMaxFiles } from '#contract/constants.ts';
import type { Locale } from '#contract/locale.ts';
import type { Deps } from '../../deps.ts';
import { may, type Actor } from '../../http/actor.ts';
import { Problem, refused } from '../../http/problem.ts';
import { files } from './bucket.tables.ts';
import { filesOfItems } from './files.queries.ts';
import { describeFile, type FileRow } from './describe-file.ts';
import { fileIsMissing, receiveFile, storeUpload } from './store-upload.ts';

interface Upload {
  readonly parts: () => AsyncIterable<MultipartFile>;
  readonly mimeTypes: readonly string[];
  readonly clientItemId: string | null;
  readonly locale: Locale;
}

/** What a form has brought: a row for each file, and which of them are new, their bytes written but not yet their row. */
interface Batch {
  readonly rows: FileRow[];
  readonly fresh: FileRow[];
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

const removeBytes = (deps: Deps, rows: readonly FileRow[]) => Promise.all(rows.map(({ key }) => deps.fileStore.remove(key)));

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

function sameFile(known: FileRow | undefined, actor: Actor, sha256: string): FileRow {
  if (known?.ownerId !== actor.accountId || known.sha256 !== sha256) throw refused('IDEMPOTENCY_KEY_REUSED');
  return known;
}

/** The rows as the database has them: of two calls with one item at once, the second finds what the first made. */
async function keepRows(deps: Deps, actor: Actor, { rows, fresh }: Batch): Promise<FileRow[]> {
  if (fresh.length === 0) return rows;
  try {
    const kept = await deps.db.transaction(async (tx) => {
      const inserted = await tx.insert(files).values(fresh).onConflictDoNothing({ target: files.clientItemId }).returning({ id: files.id });
      const late = fresh.filter((row) => !inserted.some(({ id }) => id === row.id));
      const found = await filesOfItems(
        tx,
        late.flatMap(({ clientItemId }) => clientItemId ?? []),
      );
      const firstOf = (row: FileRow) => found.find(({ clientItemId }) => clientItemId === row.clientItemId);
      return rows.map((row) => (late.includes(row) ? sameFile(firstOf(row), actor, row.sha256) : row));
    });
    await removeBytes(
      deps,
      fresh.filter((row) => !kept.includes(row)),
    );
    return kept;
  } catch (error) {
    // Any other failure may have come after the commit: bytes without a row do no harm, a row without its bytes would.
    if (error instanceof Problem) await removeBytes(deps, fresh);
    throw error;
  }
}
