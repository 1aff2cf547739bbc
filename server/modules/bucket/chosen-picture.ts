import { and, eq, inArray, not, or } from 'drizzle-orm';
import { imageTypes, isImageType } from '#contract/bucket/media-types.ts';
import { exists, isObjectId } from '#contract/validation-rules.ts';
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

const isOwnToShow = ({ accountId }: Actor) => and(eq(files.ownerId, accountId), not(isProof));

/** What somebody may show to everyone: what is their own and proves no payment, and what everyone may see already. */
export const mayBeShown = (actor: Actor) => or(isOwnToShow(actor), eq(files.isPublic, true));

interface PictureField {
  /** What it showed until now. */
  before: string | null;
  /** Whether a picture of somebody else's that everyone may see already may stand here too. */
  orPublic?: boolean;
  fieldName: string;
}

/** The same for what everyone is to see: the picture becomes public. Gives its id; `before` where the field is left out or the same. */
export async function publicPicture(
  tx: Db,
  actor: Actor,
  given: Reference | null | undefined,
  { before, orPublic = false, fieldName }: PictureField,
): Promise<string | null> {
  if (given === undefined || given?._id === before) return before;
  if (given === null) return null;
  if (!isObjectId.test(given._id)) throw brokenRule(fieldName, exists(false));
  const shown = await tx
    .update(files)
    .set({ isPublic: true })
    .where(and(eq(files.id, given._id), inArray(files.type, imageTypes), orPublic ? mayBeShown(actor) : isOwnToShow(actor)))
    .returning({ id: files.id });
  if (shown.length === 0) throw brokenRule(fieldName, exists(false));
  return given._id;
}
