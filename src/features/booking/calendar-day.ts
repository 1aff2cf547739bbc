import type { AvailabilityDay } from '#contract/booking/booking.schema.ts';
import type { Locale } from '#contract/locale.ts';
import type { Translate } from '#src/page/namespaces.ts';
import type { CalendarDay } from '#src/ui/CalendarSquare.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';

const [fewSlots, someSlots] = [2, 6];

function dotsOf(slotCount: number): CalendarDay['dots'] {
  if (slotCount === 0) return 0;
  return slotCount <= fewSlots ? 1 : slotCount <= someSlots ? 2 : 3;
}

/** A date without a zone in words: « jeudi 12 novembre ». */
export const dayInWords = (date: string, locale: Locale): string => formatInstant(`${date}T00:00:00Z`, 'day', locale, 'UTC');

/** What the calendar shows and says of a day; `day` is undefined while it is on its way, and outside the range. */
export function calendarDay(date: string, day: AvailabilityDay | undefined, t: Translate<'booking'>, locale: Locale): CalendarDay {
  const words = dayInWords(date, locale);
  if (!day) return { announcement: words, isAvailable: false, dots: 0 };
  const slotCount = day.slots.length;
  const isFull = day.state === 'FULLY_RESERVED';
  const what = isFull
    ? t('fullyReserved')
    : slotCount > 0
      ? t('slots', { count: slotCount })
      : t(day.state === 'DAY_OFF' ? 'dayOff' : 'noSlot');
  return {
    announcement: `${words}, ${what}`,
    isAvailable: slotCount > 0,
    dots: dotsOf(slotCount),
    mark: isFull ? t('fullyReserved') : undefined,
  };
}
