import { expect, test } from 'vitest';
import type { DayAppointment } from '#contract/booking/practice-day.schema.ts';
import { aReservation, hoursAfter, testNow } from '#src/features/reservations/reservation-for-test.ts';
import { nextAppointment, waitUntil } from './next-appointment.ts';

const at = (id: string, hours: number, told: Partial<DayAppointment> = {}): DayAppointment => ({
  ...aReservation({ id, status: 'ACCEPTED', startDateTime: hoursAfter(hours), endDateTime: hoursAfter(hours + 1) }),
  isFirstTime: false,
  ...told,
});
const day = (...appointments: DayAppointment[]) => ({ appointments, nextAfterToday: at('later', 24) });

test('the next appointment is the accepted one under way or to come', () => {
  expect(nextAppointment(day(at('held', -2), at('under way', -0.5), at('to come', 2)), testNow)?.id).toBe('under way');
  expect(nextAppointment(day(at('waiting', 1, { status: 'ON_STAND_BY' }), at('to come', 2)), testNow)?.id).toBe('to come');
  expect(nextAppointment(day(at('missed', -0.5, { status: 'NO_SHOW' }), at('to come', 2)), testNow)?.id).toBe('to come');
});

test('once the day is over it is that of a later one, and none where nothing is accepted', () => {
  expect(nextAppointment(day(at('held', -2)), testNow)?.id).toBe('later');
  expect(nextAppointment({ appointments: [], nextAfterToday: null }, testNow)).toBeNull();
});

test('a day that was kept goes on by the clock of the device', () => {
  const kept = day(at('first', 1), at('second', 3));
  expect(nextAppointment(kept, new Date(hoursAfter(2.5)))?.id).toBe('second');
});

test('how long it is until then is told while it is a matter of hours', () => {
  expect(waitUntil(at('a', -0.5), testNow)).toEqual({ key: 'underWay' });
  expect(waitUntil(at('a', 0), testNow)).toEqual({ key: 'underWay' });
  expect(waitUntil(at('a', 0.5), testNow)).toEqual({ key: 'inMinutes', count: 30 });
  expect(waitUntil(at('a', 1.9), testNow)).toEqual({ key: 'inHours', count: 1 });
  expect(waitUntil(at('a', 12), testNow)).toBeNull();
});
