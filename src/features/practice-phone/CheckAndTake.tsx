import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import styles from './PhoneBooking.module.css';
import { addressOf, paymentKindOf } from './phone-draft.ts';
import { TakeProblem } from './TakeProblem.tsx';
import { toldOf } from './told-of.ts';
import type { PhoneBooking } from './use-phone-booking.ts';

/** What is about to be booked, said once more as it would be to the person, and the button that does it. */
export function CheckAndTake({ booking }: { booking: PhoneBooking }) {
  const t = useMessages('practice-phone');
  const locale = useLocale();
  const { draft, therapist, service, mode, start, fields, isTaking } = booking;
  const { client, caller } = draft;
  const name = client?.name ?? [caller?.firstName, caller?.lastName].filter(Boolean).join(' ');
  const isTimeMissing = fields['startDateTime'] !== undefined;
  return (
    <section className={styles['step']} aria-labelledby="phone-summary">
      <h2 id="phone-summary">{t('summary')}</h2>
      <div className={styles['summary']} role="status">
        <p className={styles['strong']}>{name ? <bdi>{name}</bdi> : t('nobodyYet')}</p>
        <p className={isTimeMissing ? styles['missing'] : styles['strong']}>
          {start ? <DateText instant={start} format="dayAndTime" language={locale} timeZone={therapist.timeZone} /> : t('noTimeYet')}
        </p>
        <p>
          {t('summaryWhat', {
            service: service.name[locale],
            mode: t(`mode${mode}`),
            duration: service.durationMinutes,
            price: formatMillimes(service.priceMillimes, locale),
          })}
        </p>
        {name && <p>{toldOf(paymentKindOf(draft), addressOf(draft), t)}</p>}
      </div>
      <TakeProblem booking={booking} />
      <Button type="submit" variant="filled" isLarge isWide isPending={isTaking}>
        {t('take')}
      </Button>
    </section>
  );
}
