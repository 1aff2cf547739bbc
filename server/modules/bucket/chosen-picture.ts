import { and, eq, not } from 'drizzle-orm';
import { isImageType } from '#contract/bucket/media-types.ts';
import { exists } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { files } from './bucket.tables.ts';
import type { FileRow } from './describe-file.ts';
import { isProof } from './file-references.ts';
import { fileOwnedBy } from './files.queries.ts';

interface Reference {
  readonly _id: string;
}

/** The picture that a field of a body names: the caller's own, else a problem on that field. It stays until the transaction ends. */
export async function ownPicture(tx: Db, actor: Actor, { _id }: Reference, fieldName: string): Promise<FileRow> {
  const file = await fileOwnedBy(tx, _id, actor.accountId);
  if (!file || !isImageType(file.type)) throw brokenRule(fieldName, exists(false));
  return file;
}

/**
 * The same for what everyone is to see: the picture becomes public. Gives its id; `before` where the field is left out or the same.
 * `shared` is a picture of somebody else's that may be shown here too.
 */
export async function publicPicture(
  tx: Db,
  actor: Actor,
  given: Reference | null | undefined,
  { before, shared = null, fieldName }: { before: string | null; shared?: string | null; fieldName: string },
): Promise<string | null> {
  if (given === undefined || given?._id === before) return before;
  if (given === null) return null;
  if (given._id === shared) return shared;
  const { id } = await ownPicture(tx, actor, given, fieldName);
  const shown = await tx
    .update(files)
    .set({ isPublic: true })
    .where(and(eq(files.id, id), not(isProof)))
    .returning({ id: files.id });
  if (shown.length === 0) throw brokenRule(fieldName, exists(false));
  return id;
}
