import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Slot } from '#contract/booking/booking.schema.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { usePageState } from '#src/page/page-state.ts';
import { classNames } from '#src/ui/class-names.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { nextFreeSlotQueries } from './next-free-slot.queries.ts';
import styles from './NextFreeSlot.module.css';
import { waysToPay } from './ways-to-pay.ts';

/**
 * The next free slot of a therapist, ready to take, with its price. Its page names the messages `next-slot` and calls
 * loadNextFreeSlot() in its load.
 */
export function NextFreeSlot({ slug }: { slug: string }) {
  const t = useMessages('next-slot');
  const locale = useLocale();
  const { apiClient } = useRouter().options.context;
  const { data: therapist } = useSuspenseQuery(nextFreeSlotQueries.therapist(apiClient, slug));
  const { data: slots } = useQuery(nextFreeSlotQueries.nextSlots(apiClient, therapist));
  const { next: slot, byOrder } = slots ?? {};
  const isUncertain = usePageState(isOffline);
  const service = therapist.services[0];
  const linkTo = (chosen: Slot | null | undefined) =>
    ({
      to: '/therapist/$name',
      params: { name: slug },
      search: chosen && service ? { slot: chosen.startDateTime, service: service.id } : {},
      hash: 'booking',
    }) as const;

  return (
    <div className={styles['card']}>
      <p className={styles['title']}>
        <CalendarIcon size={20} />
        {t('title')}
      </p>
      {slot ? (
        <p className={classNames(styles['time'], isUncertain && styles['uncertain'])}>
          <DateText instant={slot.startDateTime} format="dayAndTime" language={locale} timeZone={therapist.timeZone} />
          {isUncertain && <span>{t('toCheck')}</span>}
        </p>
      ) : (
        <p>{t(slot === null ? 'none' : 'unknown')}</p>
      )}
      {service && (
        <p className={styles['details']}>
          {t('details', {
            service: service.name[locale],
            duration: service.durationMinutes,
            price: formatMillimes(service.priceMillimes, locale),
          })}
        </p>
      )}
      {slot && <p className={styles['details']}>{t(`pay${waysToPay(slot)}`)}</p>}
      <LinkButton {...linkTo(slot)} variant="filled" isLarge>
        {t(slot ? 'take' : 'see')}
      </LinkButton>
      {byOrder && (
        <LinkButton {...linkTo(byOrder)} variant="plain">
          {t('byOrder', { when: formatInstant(byOrder.startDateTime, 'dayAndTime', locale, therapist.timeZone) })}
        </LinkButton>
      )}
    </div>
  );
}
