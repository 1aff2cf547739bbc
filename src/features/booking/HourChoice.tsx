import type { AvailabilityDay, Slot } from '#contract/booking/booking.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Pills } from '#src/ui/form/Pills.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { dayInWords } from './calendar-day.ts';
import styles from './DateStep.module.css';
import { deviceZoneOr } from './device-zone.ts';
import { cityOf, inHalves, timeElsewhere } from './hours.ts';
import type { SlotChoice } from './slot-choice.ts';
import { lastByCardOnly, waysToPay } from './ways-to-pay.ts';

interface HourChoiceProps {
  booking: SlotChoice;
  day: AvailabilityDay;
  /** The hours are those this device has kept. */
  isUncertain: boolean;
  tellsPayment: boolean;
}

/** The free hours of a day, morning and afternoon apart, with the device's own time for a client abroad. */
export function HourChoice({ booking, day, isUncertain, tellsPayment }: HourChoiceProps) {
  const t = useMessages('booking');
  const locale = useLocale();
  const { timeZone } = booking.therapist;
  const deviceZone = deviceZoneOr(timeZone);
  const elsewhere = ({ startDateTime }: Slot) => timeElsewhere(startDateTime, locale, timeZone, deviceZone);
  const isAbroad = day.slots.some((slot) => elsewhere(slot) !== undefined);
  const option = (slot: Slot) => {
    const time = formatInstant(slot.startDateTime, 'time', locale, timeZone);
    return { value: slot.startDateTime, label: isAbroad ? `${time} (${elsewhere(slot) ?? time})` : time };
  };
  const lastByCard = lastByCardOnly(day.slots);
  const [first] = day.slots;
  const payment = () => {
    if (lastByCard) return t('hoursMixed', { time: formatInstant(lastByCard.startDateTime, 'time', locale, timeZone) });
    return first && t(`hours${waysToPay(first)}`);
  };
  const { morning, afternoon } = inHalves(day.slots, timeZone);
  return (
    <div className={styles['hours']}>
      <h4>{t('hoursOf', { day: dayInWords(day.date, locale) })}</h4>
      <p className={styles['hint']}>{t(isAbroad ? 'zoneAbroad' : 'zone', { city: cityOf(timeZone) })}</p>
      {tellsPayment && <p className={styles['hint']}>{payment()}</p>}
      {(
        [
          ['morning', morning],
          ['afternoon', afternoon],
        ] as const
      ).map(
        ([half, slots]) =>
          slots.length > 0 && (
            <Pills
              key={half}
              legend={isUncertain ? t('halfToCheck', { half: t(half) }) : t(half)}
              isFaded={isUncertain}
              options={slots.map(option)}
              value={booking.draft.startDateTime}
              onChoose={booking.chooseSlot}
            />
          ),
      )}
    </div>
  );
}
