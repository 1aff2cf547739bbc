import { maxReplacedItems } from '#contract/constants.ts';
import { localeOfPath } from '#contract/locale.ts';
import { replacedBy } from '#src/device/outbox.ts';
import { ApiProblem } from '#src/device/problems.ts';
import type { Text } from './keep-or-send.ts';
import { outbox, sender, type Sender } from './outbox.ts';

const patienceMs = 10_000;

/** The sender's file may be on its way since a sign-in, or lost. */
const inTime = (): Promise<Sender> =>
  Promise.race([sender, new Promise<never>((_, refuse) => setTimeout(() => refuse(new Error('No sender')), patienceMs))]);

/** By place, what the server may hold already: the ids it went under, the latest last. It lasts as long as the page, which is all there is. */
const unsure = new Map<string, { written: string; ids: string[] }>();

/**
 * Delivers a text that this device could not keep, once: after a lost answer the same words go under the same id, and
 * other words name what may have arrived before them. Answers what its receipt says; rejects as its command does.
 */
export async function sendUnkept({ item, corrected, place }: Text): Promise<object> {
  const { authID, kind, payload } = item;
  const locale = localeOfPath(location.pathname);
  const { commands, apiClientFor, isUnsure } = await inTime();
  const written = JSON.stringify(payload);
  const key = `${authID} ${place} ${corrected?.id ?? ''}`;
  const before = unsure.get(key);
  const id = (before?.written === written && before.ids.at(-1)) || crypto.randomUUID();
  // Another tab may have sent it again since this one read it.
  const ofCorrected = corrected ? replacedBy({ ...corrected, mayHaveArrived: true }) : [];
  const earlier = (before?.ids ?? ofCorrected).filter((each) => each !== id);
  let receipt: object;
  try {
    receipt = await commands[kind](
      {
        id,
        authID,
        kind,
        locale,
        payload,
        steps: {},
        state: 'SENDING',
        attempts: 1,
        nextAttemptAt: 0,
        order: 0,
        createdAt: new Date().toISOString(),
        lastError: null,
        sentAt: null,
        isReadable: true,
        ...(earlier.length > 0 && { replaces: earlier }),
      },
      { apiClient: apiClientFor(authID, locale), remember: () => Promise.resolve(), readFile: () => Promise.resolve(undefined) },
    );
  } catch (error) {
    // What it names cannot be changed any more, and stands: what is sent after that answer is another text.
    if (error instanceof ApiProblem && error.body.reason === 'NO_LONGER_EDITABLE') unsure.set(key, { written, ids: [] });
    // What it names is not taken any more, under its own id either.
    else if (isUnsure(error) || earlier.length > 0) unsure.set(key, { written, ids: [...earlier, id].slice(-maxReplacedItems) });
    throw error;
  }
  unsure.delete(key);
  // It was refused and is put right: a device that is full can still be emptied.
  if (corrected) await outbox.discard(corrected.id).catch(() => undefined);
  return receipt;
}
