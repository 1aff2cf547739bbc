import { eq } from 'drizzle-orm';
import { isImageType } from '#contract/bucket/media-types.ts';
import type { TherapistInput } from '#contract/therapist/therapist.schema.ts';
import { exists } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { files } from '../bucket/bucket.tables.ts';
import { fileOwnedBy } from '../bucket/files.queries.ts';

/** The columns that a profile's body decides. A portrait left out stays. */
export async function profileColumns(tx: Db, actor: Actor, input: TherapistInput, photoBefore: string | null) {
  const { fullName, title, about, education, faq, languages, approaches, modes } = input;
  return {
    fullName,
    title,
    about,
    education,
    faq,
    languages,
    approaches,
    modes,
    contact: { ...input.contact, mapLink: input.contact.mapLink || null },
    licenceNumber: input.licenceNumber || null,
    photoFileId: await portraitOf(tx, actor, input.photo, photoBefore),
  };
}

/** A portrait is seen by everyone: the picture, uploaded by whoever puts it there, becomes public. */
async function portraitOf(tx: Db, actor: Actor, photo: TherapistInput['photo'], before: string | null): Promise<string | null> {
  if (photo === undefined) return before;
  if (photo === null || photo._id === before) return photo && before;
  const file = await fileOwnedBy(tx, photo._id, actor.accountId);
  if (!file || !isImageType(file.type)) throw brokenRule('photo', exists(false));
  await tx.update(files).set({ isPublic: true }).where(eq(files.id, file.id));
  return file.id;
}
