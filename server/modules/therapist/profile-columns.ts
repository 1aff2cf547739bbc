import type { TherapistInput } from '#contract/therapist/therapist.schema.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { publicPicture } from '../bucket/chosen-picture.ts';

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
    photoFileId: await publicPicture(tx, actor, input.photo, { before: photoBefore, fieldName: 'photo' }),
  };
}
