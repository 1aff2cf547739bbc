import { describe, expect, test } from 'vitest';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { reservationStatuses } from '#contract/booking/reservation-status.ts';
import { locales } from '#contract/locale.ts';
import { plainEngine } from '#src/page/translate.ts';
import { nextStep } from './next-step.ts';
import { paymentStates } from './payment-state.ts';
import { aReservation, hoursAfter, paymentInState, testNow } from './reservation-for-test.ts';
import english from './reservations.messages.en.json' with { type: 'json' };
import french from './reservations.messages.fr.json' with { type: 'json' };

const catalogues = { fr: french, en: english };

function told(reservation: Reservation, locale: 'fr' | 'en' = 'fr', now = testNow): string {
  const sentences = nextStep(reservation, { now, locale, address: '14, rue de l’Accalmie' });
  return sentences
    .map(({ key, values = {}, reason }) =>
      plainEngine(locale, catalogues[locale], key, values).replace('<reason></reason>', reason ?? 'motif non précisé'),
    )
    .join(' ')
    .replaceAll('\u00A0', ' ');
}

describe('what happens next', () => {
  const everyCase = reservationStatuses.flatMap((status) =>
    paymentStates.flatMap((state) => locales.map((locale) => [status, state, locale] as const)),
  );

  test.each(everyCase)('%s, payment %s, in %s: has whole sentences', (status, state, locale) => {
    for (const history of [[], lastEvent('CANCELLED_BY_CLIENT'), lastEvent('CANCELLED_BY_STAFF'), lastEvent('START_PASSED')]) {
      const sentence = told(aReservation({ status, payment: paymentInState(state), history }), locale);
      expect(sentence).toMatch(/^[A-ZÀ-Ý].*(\.|booking)$/u);
      expect(sentence).not.toMatch(/\{\{|<|undefined|null/);
    }
  });

  test('a proof is awaited until the hold ends, in the practice’s zone', () => {
    expect(told(aReservation({ status: 'PENDING_PAYMENT', payment: paymentInState('AWAITING_PROOF') }))).toContain(
      'Créneau gardé jusqu’au mardi 17 novembre à 9 h.',
    );
  });

  test('a refused proof comes with its reason and the tries that are left', () => {
    const refused = (resubmissionCount: number) =>
      told(
        aReservation({
          status: 'PENDING_PAYMENT',
          payment: paymentInState('PROOF_REJECTED', { reason: 'Photo floue', resubmissionCount }),
        }),
      );
    expect(refused(0)).toContain('n’a pas pu être validé : Photo floue.');
    expect(refused(0)).toContain('il vous reste 3 essais.');
    expect(refused(2)).toContain('il vous reste un essai.');
    expect(refused(3)).toContain('Écrivez au cabinet');
  });

  test('one that the practice asks to move says so, until it starts', () => {
    const asked: Partial<Parameters<typeof aReservation>[0]> = { status: 'ACCEPTED', proposedTimes: [hoursAfter(90)] };
    expect(told(aReservation({ ...asked }))).toContain('vous propose d’autres horaires');
    const begun = { startDateTime: hoursAfter(-0.5), endDateTime: hoursAfter(0.5) };
    expect(told(aReservation({ ...asked, ...begun }))).toContain('C’est l’heure');
  });

  test('an accepted one says where, and until when cancelling is free', () => {
    expect(told(aReservation({ status: 'ACCEPTED', payment: paymentInState('VALIDATED') }))).toBe(
      'Rendez-vous au cabinet : 14, rue de l’Accalmie. Vous pouvez annuler sans frais jusqu’au mercredi 18 novembre à 9 h.',
    );
    const byVideo = { status: 'ACCEPTED', startDateTime: hoursAfter(23), mode: 'VIDEO' } as const;
    expect(told(aReservation(byVideo))).toContain('n’est plus remboursée');
    expect(told(aReservation(byVideo))).toContain('le cabinet vous envoie le lien avant l’heure');
    expect(told(aReservation({ ...byVideo, videoLink: 'https://salle.example.org/a' }))).toContain(
      'Séance en vidéo, sur salle.example.org.',
    );
  });

  test('a rejection gives the reason and the refund', () => {
    const rejected = aReservation({ status: 'REJECTED', statusReason: 'Absence imprévue', payment: paymentInState('REFUND_DUE') });
    expect(told(rejected)).toBe('Ce rendez-vous n’a pas pu être accepté : Absence imprévue. Le remboursement de 80 DT est en cours.');
    expect(told(rejected, 'en')).toContain('could not be accepted: Absence imprévue.');
  });

  test('money that only a photo speaks of is looked for first, and what was not found is told with its reason', () => {
    const cancelled = { status: 'CANCELLED', statusReason: 'Absence', history: lastEvent('CANCELLED_BY_STAFF') } as const;
    expect(told(aReservation({ ...cancelled, payment: paymentInState('REFUND_TO_CHECK') }))).toContain(
      'Le cabinet vérifie que votre mandat lui est parvenu ; 80 DT vous sont alors rendus.',
    );
    const photo = { _id: '6affe5bb0186a12b47586005', key: 'proof', url: '/proof', name: 'mandat.jpg', type: 'image/jpeg' };
    const looked = { file: photo, reason: 'Rien au guichet' };
    expect(told(aReservation({ ...cancelled, payment: paymentInState('ABANDONED', looked) }))).toContain(
      'Le cabinet n’a pas reçu votre mandat : Rien au guichet. Si vous l’avez envoyé, écrivez-lui.',
    );
    const refusedForGood = aReservation({
      status: 'REJECTED',
      statusReason: 'Rien au guichet',
      payment: paymentInState('ABANDONED', looked),
    });
    expect(told(refusedForGood)).toContain('Aucun paiement n’a été validé');
  });

  test('a late cancellation is not called refunded, unless the practice did it', () => {
    const late = { status: 'CANCELLED', late: true, history: lastEvent('CANCELLED_BY_CLIENT') } as const;
    expect(told(aReservation({ ...late, payment: paymentInState('VALIDATED') }))).toMatch(/décide autrement\.$/);
    expect(told(aReservation({ ...late, payment: paymentInState('REFUND_DUE') }))).toContain('Le remboursement de 80 DT est en cours.');
  });

  test('a failed card payment is told in the sentence of the specification', () => {
    const failed = aReservation({ status: 'CANCELLED', payment: paymentInState('ONLINE_PENDING'), history: lastEvent('PAYMENT_FAILED') });
    expect(told(failed, 'en')).toBe('Your payment was not successful! Please retry with another booking');
  });

  test('a hold that is over is told as over before the server has written it down', () => {
    const held = aReservation({ status: 'PENDING_PAYMENT', payment: paymentInState('AWAITING_PROOF'), holdUntil: hoursAfter(-1) });
    expect(told(held)).toBe(
      'Le délai de paiement est dépassé et le créneau a été libéré. Si vous avez payé à temps, vous pouvez encore envoyer le justificatif jusqu’au mardi 17 novembre à 8 h.',
    );
    expect(told({ ...held, holdUntil: hoursAfter(-25) })).toContain('Aucun paiement n’a été reçu.');
  });
});

function lastEvent(event: string): Reservation['history'] {
  const by = event.endsWith('CLIENT') ? 'CLIENT' : event.endsWith('STAFF') ? 'STAFF' : 'SYSTEM';
  return [{ event, from: 'ON_STAND_BY', to: 'CANCELLED', by, at: hoursAfter(-1), reason: null }];
}
