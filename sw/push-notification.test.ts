import { describe, expect, test } from 'vitest';
import { pushKindsOf } from '#contract/client/push-kinds.ts';
import { pushMessage, type PushMessage } from '#contract/client/push-message.ts';
import { locales } from '#contract/locale.ts';
import { notificationOf } from './push-notification.ts';
import { pageOfPush } from './push-page.ts';
import { pushWords, sentenceOf } from './push-words.ts';
import { readPush } from './read-push.ts';

const toApprove: PushMessage = {
  kind: 'BOOKING_NEW',
  id: '0123456789abcdef01234567',
  tag: 'reservation-0123456789abcdef01234567',
  locale: 'fr',
  to: 'PRACTICE',
  canApprove: true,
  isDiscreet: false,
};
const actionsOf = (message: PushMessage) => notificationOf(message, true).options.actions?.map(({ title }) => title);

test('a new booking is told in a few words, in place of an earlier notification of the same reservation', () => {
  expect(notificationOf(toApprove, true)).toMatchObject({
    title: 'Accalmie',
    options: { body: 'Nouvelle réservation à traiter', tag: toApprove.tag, renotify: true, data: { message: toApprove } },
  });
  expect(notificationOf({ ...toApprove, locale: 'en' }, true).options.body).toBe('New reservation to handle');
});

test('« Approuver » is offered only where it can be done', () => {
  expect(actionsOf(toApprove)).toEqual(['Approuver', 'Ouvrir']);
  expect(actionsOf({ ...toApprove, locale: 'en' })).toEqual(['Approve', 'Open']);
  expect(actionsOf({ ...toApprove, canApprove: false })).toEqual(['Ouvrir']);
  expect(actionsOf({ ...toApprove, to: 'CLIENT' })).toEqual(['Ouvrir']);
  expect(actionsOf({ ...toApprove, id: '' })).toEqual(['Ouvrir']);
});

test.each([
  ['a signed-out device', toApprove, false],
  ['a message that cannot be read', undefined, true],
] as const)('%s is told nothing', (_, message, isSignedIn) => {
  const { title, options } = notificationOf(message, isSignedIn);
  expect({ title, body: options.body }).toEqual({ title: 'Accalmie', body: 'Ouvrez l’application' });
  expect(options.data).toBeUndefined();
  expect(options.actions).toBeUndefined();
  expect(options.tag).not.toContain(toApprove.id);
});

describe.each(['CLIENT', 'PRACTICE'] as const)('to %s', (to) => {
  test.each(pushKindsOf[to])('%s has a sentence of its own in each language', (kind) => {
    for (const locale of locales) {
      const sentence = sentenceOf({ ...toApprove, kind, to, locale });
      expect(sentence).not.toBe('');
      expect(sentence).not.toBe(pushWords(locale).nobody);
    }
  });
});

describe('to who wants to be discreet', () => {
  const everyOne = locales.flatMap((locale) =>
    (['CLIENT', 'PRACTICE'] as const).flatMap((to) =>
      [...pushKindsOf[to], 'TEST' as const].map((kind) => ({ ...toApprove, kind, to, locale })),
    ),
  );

  test('no notification says where it comes from, nor what it is about, nor offers what would tell', () => {
    for (const message of everyOne) {
      const { title, options } = notificationOf({ ...message, isDiscreet: true }, true);
      const { icon, badge, body, lang, actions } = options;
      expect({ title, icon, badge, lang }).toEqual({
        title: 'Agenda',
        icon: '/discreet/icon-192.png',
        badge: '/discreet/badge-96.png',
        lang: message.locale,
      });
      expect(actions?.map(({ action }) => action)).toEqual(['open']);
      expect(body).not.toMatch(/accalmie|ben salah|cabinet|practice|rendez-vous|appointment|réserv|reserv|justificatif|proof|texte|text/i);
    }
  });

  test('what asks for an answer, what reminds and what cannot wait are told from news', () => {
    const bodyOf = (kind: PushMessage['kind']) => notificationOf({ ...toApprove, kind, isDiscreet: true }, true).options.body;
    expect(bodyOf('BOOKING_ACCEPTED')).toBe('Une nouveauté vous attend');
    for (const kind of ['HOLD_EXPIRING', 'BOOKING_TO_PAY', 'BOOKING_NEW'] as const) expect(bodyOf(kind)).toBe('Action requise');
    expect([bodyOf('REMINDER'), bodyOf('CRISIS_FLAG')]).toEqual(['Rappel', 'Message prioritaire']);
  });

  test('a device that is signed out goes by it too', () => {
    const { title, options } = notificationOf({ ...toApprove, isDiscreet: true }, false);
    expect([title, options.icon]).toEqual(['Agenda', '/discreet/icon-192.png']);
  });
});

test('what is not a message of ours is read as none', () => {
  const text = JSON.stringify(toApprove);
  expect(readPush(text)).toEqual(pushMessage.parse(JSON.parse(text)));
  for (const other of [undefined, '', 'hello', 'null', '[]', '{"kind":"BOOKING_NEW"}', text.replace('"fr"', '"de"')]) {
    expect(readPush(other), String(other)).toBeUndefined();
  }
});

test.each([
  [toApprove, '/practice/reservations'],
  [{ ...toApprove, locale: 'en' }, '/en/practice/reservations'],
  [{ ...toApprove, kind: 'REMINDER' }, '/practice/reservations?tab=upcoming'],
  [{ ...toApprove, kind: 'BOOKING_ACCEPTED', to: 'CLIENT' }, '/reservations'],
  [{ ...toApprove, kind: 'PROOF_REJECTED', to: 'CLIENT', locale: 'en' }, '/en/reservations'],
  [{ ...toApprove, kind: 'BOOKING_TO_PAY', to: 'CLIENT' }, `/reservations/${toApprove.id}/payment`],
  [{ ...toApprove, kind: 'CRISIS_FLAG' }, '/practice/threads'],
  [{ ...toApprove, kind: 'PRIVATE_WORD', id: '', to: 'CLIENT' }, '/threads/own'],
  [{ ...toApprove, kind: 'THREAD_REPLY', to: 'CLIENT' }, `/threads/${toApprove.id}?after=last#comments`],
  [{ ...toApprove, kind: 'THREAD_UNVALIDATED', to: 'CLIENT' }, `/threads/${toApprove.id}`],
  [{ ...toApprove, kind: 'THREAD_UNVALIDATED', to: 'CLIENT', id: '', locale: 'en' }, '/en/threads/own'],
  [undefined, '/'],
] as const)('the notification of %o opens %s', (message, path) => {
  expect(pageOfPush(message)).toBe(path);
});
