import type { AvailabilityDay, Slot } from '#contract/booking/booking.schema.ts';

type Payable = Pick<Slot, 'paymentMethods'>;
export type WaysToPay = 'BOTH' | 'CARD' | 'ORDER';

/** How one slot can be paid for: a money order takes days, so that one which is close is paid by card. */
export function waysToPay({ paymentMethods }: Payable): WaysToPay {
  if (!paymentMethods.includes('MONEY_ORDER')) return 'CARD';
  return paymentMethods.includes('ONLINE') ? 'BOTH' : 'ORDER';
}

export const slotsOf = (days: readonly AvailabilityDay[]): Slot[] => days.flatMap(({ slots }) => slots);

/** The first slot that a money order can pay for, where the first of all is too close for one; slots in their order. */
export function firstByOrder(slots: readonly Slot[]): Slot | undefined {
  const [first] = slots;
  return first && waysToPay(first) === 'CARD' ? slots.find((slot) => waysToPay(slot) !== 'CARD') : undefined;
}

/** The last of a day's slots that only a card can pay for, where later ones can be paid for otherwise. */
export function lastByCardOnly(slots: readonly Slot[]): Slot | undefined {
  const isMixed = slots.some((slot) => waysToPay(slot) !== 'CARD');
  return isMixed ? slots.findLast((slot) => waysToPay(slot) === 'CARD') : undefined;
}
