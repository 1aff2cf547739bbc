import { useQuery } from '@tanstack/react-query';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import styles from './CardPayment.module.css';
import { cardPaymentQueries } from './card-payments.queries.ts';
import { nearestTimes } from './nearest-times.ts';

const offered = 3;

/** Another booking of the same session: the same hour first where it is still free, then the nearest. */
export function RetryTimes({ reservation }: { reservation: Reservation }) {
  const t = useMessages('card-payments');
  const locale = useLocale();
  const { therapist, startDateTime, serviceId, mode } = reservation;
  const { slug, timeZone } = therapist;
  const { data, isPending } = useQuery(cardPaymentQueries.freeAround(useApiClient(), reservation));
  const times = data && nearestTimes(data, startDateTime, offered);
  return (
    <section className={styles['choices']} aria-labelledby="again-title">
      <h2 id="again-title">{t('again')}</h2>
      {isPending && <Skeleton shape="card" />}
      {times?.length === 0 && <p>{t('againNone')}</p>}
      {times && times.length > 0 && (
        <ul className={styles['choices']}>
          {times.map((slot) => (
            <li key={slot}>
              <LinkButton
                to="/therapist/$name"
                params={{ name: slug }}
                search={{ slot, service: serviceId, mode }}
                hash="booking-confirm"
                variant={slot === startDateTime ? 'filled' : 'outlined'}
              >
                {slot === startDateTime ? (
                  t('againSame', { when: formatInstant(slot, 'dayAndTime', locale, timeZone) })
                ) : (
                  <DateText instant={slot} format="dayAndTime" language={locale} timeZone={timeZone} />
                )}
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
      <LinkButton to="/therapist/$name" params={{ name: slug }} hash="booking" variant="plain">
        {t('bookAgain')}
      </LinkButton>
    </section>
  );
}
