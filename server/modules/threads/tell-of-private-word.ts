import { addDays } from 'date-fns';
import type { Deps } from '../../deps.ts';
import type { EventOf } from '../../events/events.ts';
import { notify } from '../client/notify.ts';
import { findSentWord } from './private-words.queries.ts';

/** A phone that was off longer learns it in the site. */
const daysOfUse = 3;

/** Tells its reader of a word for them alone: no name, no word of it (DOMAIN 8). */
export async function tellOfPrivateWord(deps: Deps, { wordId, at }: EventOf<'PRIVATE_WORD_SENT'>): Promise<void> {
  const sent = await findSentWord(deps.db, wordId);
  if (!sent) return;
  await notify(deps, {
    news: `PRIVATE_WORD ${wordId}`,
    accountId: sent.word.recipientId,
    message: { kind: 'PRIVATE_WORD', id: '', tag: `private-word-${wordId}`, to: 'CLIENT', canApprove: false },
    until: addDays(at, daysOfUse),
  });
}
