import type { PushMessage } from '#contract/client/push-message.ts';
import type { Locale } from '#contract/locale.ts';
import english from '#src/features/notifications/push.messages.en.json';
import french from '#src/features/notifications/push.messages.fr.json';

export type PushWords = typeof french;

// Imported, not fetched: a push may come while there is no network to fetch words by.
const catalogues: Record<Locale, PushWords> = { fr: french, en: english };

export const pushWords = (locale: Locale): PushWords => catalogues[locale];

/** Kinds whose discreet sentence says more than that there is news. */
const discreetKinds: Partial<Record<PushMessage['kind'], keyof PushWords['discreet']>> = {
  BOOKING_NEW: 'action',
  PROOF_RECEIVED: 'action',
  PROOF_REJECTED: 'action',
  BOOKING_TO_PAY: 'action',
  BOOKING_TIMES_PROPOSED: 'action',
  HOLD_EXPIRING: 'action',
  REMINDER: 'reminder',
  CRISIS_FLAG: 'urgent',
};

/** What a push says (DOMAIN 8): the same few words for whoever may look over a shoulder. */
export function sentenceOf({ kind, to, locale, isDiscreet }: PushMessage): string {
  const words = pushWords(locale);
  if (kind === 'TEST') return words.TEST;
  if (isDiscreet) return words.discreet[discreetKinds[kind] ?? 'news'];
  const sentences: Partial<Record<string, string>> = to === 'PRACTICE' ? words.practice : words.client;
  return sentences[kind] ?? words.nobody;
}
