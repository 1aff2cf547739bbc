import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { NoLongerCorrectable, type NewItem } from '#src/device/outbox.ts';
import { NetworkFailure } from '#src/device/problems.ts';
import { keepForSending, outbox } from './outbox.ts';

export interface Text {
  item: NewItem;
  /** The item of the outbox that it puts right. */
  corrected: OutboxEntry | undefined;
  /** What goes to the same place again is the same text, put right. */
  place: string;
}

/** Kept on this device and on its way, under an id; or with the server already, and nothing kept, with what the receipt says. */
export type Sent = { keptAs: string } | { receipt: object };

/**
 * Keeps a text durably and has it sent; where this device can keep nothing, sends it at once. Rejects with
 * NoLongerCorrectable, with what the device failed with, or with what its command rejects with.
 */
export async function keepOrSend(text: Text): Promise<Sent> {
  const { item, corrected } = text;
  try {
    return { keptAs: await keepForSending(item, corrected?.id) };
  } catch (error) {
    if (error instanceof NoLongerCorrectable) throw error;
    // As it is now: it may have left since the form was opened.
    const { state } = (corrected && (await outbox.read(corrected.id).catch(() => undefined))) ?? corrected ?? {};
    // One that waits leaves by itself, as it was: sent from here too, it would arrive twice.
    if (state === 'QUEUED' || state === 'SENDING') throw error;
    return { receipt: await (await import('./send-unkept.ts')).sendUnkept(text) };
  }
}

/** What to say of a text that neither left nor is kept, but of what the server itself says; in all else something failed on this device. */
export function whyNotSent(error: unknown): 'alreadyOnItsWay' | 'neitherKeptNorSent' | 'notKept' {
  if (error instanceof NoLongerCorrectable) return 'alreadyOnItsWay';
  return error instanceof NetworkFailure ? 'neitherKeptNorSent' : 'notKept';
}
