import { describe, expect, test } from 'vitest';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { addressOf, bodyOf, callerFrom, emptyDraft, isBegun, startOf, timeFrom, withKept, type ChosenClient } from './phone-draft.ts';

const salma: ChosenClient = {
  authID: '0123456789abcdef01234567',
  name: 'Salma Trabelsi',
  phoneNumber: '+21620000001',
  email: 'salma@exemple.test',
  isIdentityKnown: true,
  isTemporary: false,
};
const service = {
  id: 'a',
  name: { fr: 'Consultation', en: 'Consultation' },
  durationMinutes: 50,
  priceMillimes: 80_000,
  modes: ['OFFICE'],
};
const choice = { therapist: { id: 't', timeZone: 'Africa/Tunis' } as Therapist, service, mode: 'OFFICE' } as Parameters<typeof bodyOf>[1];

describe('what was typed in search of somebody', () => {
  test.each([
    ['Leïla Ben Ali', { firstName: 'Leïla', lastName: 'Ben Ali', phoneNumber: '', email: '' }],
    ['  leila  98 123 456 ', { firstName: 'leila', lastName: '', phoneNumber: '98 123 456', email: '' }],
    ['+216-98-123-456', { firstName: '', lastName: '', phoneNumber: '+216-98-123-456', email: '' }],
    ['leila@exemple.test Leila', { firstName: 'Leila', lastName: '', phoneNumber: '', email: 'leila@exemple.test' }],
    ['ليلى بن علي', { firstName: 'ليلى', lastName: 'بن علي', phoneNumber: '', email: '' }],
    ['', { firstName: '', lastName: '', phoneNumber: '', email: '' }],
  ])('%j begins the fields of somebody without an account', (keyword, caller) => {
    expect(callerFrom(keyword)).toEqual(caller);
  });
});

describe('the booking that is sent', () => {
  test('of somebody known, paid at the practice: accepted at once', () => {
    const draft = { ...emptyDraft, client: salma, startDateTime: '2026-12-03T08:00:00.000Z' };
    expect(bodyOf(draft, choice)).toEqual({
      therapistId: 't',
      serviceId: 'a',
      mode: 'OFFICE',
      startDateTime: '2026-12-03T08:00:00.000Z',
      status: 'ACCEPTED',
      paymentKind: 'OFFICE',
      userId: salma.authID,
    });
  });

  test('of a caller, by money order, at a time of their own: waits, outside the hours, without an empty address', () => {
    const caller = { firstName: 'Leïla', lastName: 'Mansour', phoneNumber: '98 123 456', email: '' };
    const other = { date: '2026-12-06', time: '19:30' };
    expect(bodyOf({ ...emptyDraft, caller, other, paymentKind: 'MONEY_ORDER' }, choice)).toMatchObject({
      startDateTime: '2026-12-06T18:30:00.000Z',
      status: 'ON_STAND_BY',
      outsideHours: true,
      temporaryUser: { firstName: 'Leïla', lastName: 'Mansour', phoneNumber: '98 123 456' },
    });
    expect(bodyOf({ ...emptyDraft, caller }, choice).temporaryUser).not.toHaveProperty('email');
  });

  test('is paid at the practice where a card was chosen for somebody else, who has no account', () => {
    const draft = { ...emptyDraft, paymentKind: 'ONLINE' as const };
    expect(bodyOf({ ...draft, client: salma }, choice)).toMatchObject({ paymentKind: 'ONLINE', status: 'ON_STAND_BY' });
    expect(bodyOf({ ...draft, client: { ...salma, isTemporary: true } }, choice)).toMatchObject({
      paymentKind: 'OFFICE',
      status: 'ACCEPTED',
    });
    expect(bodyOf({ ...draft, caller: callerFrom('Nour') }, choice)).toMatchObject({ paymentKind: 'OFFICE', status: 'ACCEPTED' });
  });

  test('has no time while only a part of one is known', () => {
    expect(startOf({ ...emptyDraft, other: { date: '2026-12-06', time: '' } }, 'Africa/Tunis')).toBeUndefined();
    expect(
      startOf({ ...emptyDraft, startDateTime: '2026-12-03T08:00:00.000Z', other: { date: '', time: '' } }, 'Africa/Tunis'),
    ).toBeUndefined();
  });
});

test('nothing is kept until something was typed or chosen; another service alone is nothing to lose', () => {
  expect([isBegun(emptyDraft), isBegun({ ...emptyDraft, serviceId: 'b', mode: 'VIDEO' })]).toEqual([false, false]);
  expect([isBegun({ keyword: 's' }), isBegun({ keyword: '', client: salma })]).toEqual([true, true]);
});

test('what was kept comes back under what is on the page, but for the person it was kept for', () => {
  const kept = {
    keyword: 'lei',
    caller: callerFrom('Leïla'),
    startDateTime: '2026-12-03T08:00:00.000Z',
    attempt: { key: 'k', content: 'c' },
  };
  expect(withKept(emptyDraft, kept)).toEqual(kept);
  expect(withKept({ keyword: '', client: salma }, kept)).toMatchObject({
    client: salma,
    caller: undefined,
    attempt: undefined,
    startDateTime: kept.startDateTime,
  });
  expect(withKept({ keyword: 's' }, undefined)).toEqual({ keyword: 's' });
});

test('a letter goes to the address of whoever it is for', () => {
  expect(addressOf({ ...emptyDraft, client: salma })).toBe('salma@exemple.test');
  expect(addressOf({ ...emptyDraft, caller: callerFrom('a@exemple.test') })).toBe('a@exemple.test');
  expect([addressOf(emptyDraft), addressOf({ ...emptyDraft, client: { ...salma, email: '' } })]).toEqual(['', '']);
});

describe('timeFrom', () => {
  const therapists = [{ id: 'amel', timeZone: 'Africa/Tunis' }];

  test('reads a time by the clocks of whom the address names', () => {
    expect(timeFrom({ start: '2026-11-27T23:30:00.000Z', therapist: 'amel' }, therapists)).toEqual({
      therapistId: 'amel',
      other: { date: '2026-11-28', time: '00:30' },
    });
  });

  test('reads nothing from what is no time, or nobody’s', () => {
    expect(timeFrom({ start: 'demain', therapist: 'amel' }, therapists)).toEqual({});
    expect(timeFrom({ start: '2026-11-27T23:30:00.000Z', therapist: 'sami' }, therapists)).toEqual({});
    expect(timeFrom({}, therapists)).toEqual({});
  });
});
