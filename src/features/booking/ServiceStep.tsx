import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { Select } from '#src/ui/form/Select.tsx';
import styles from './ServiceStep.module.css';
import type { Booking } from './use-booking.ts';

export function ServiceStep({ booking }: { booking: Booking }) {
  const t = useMessages('booking');
  const locale = useLocale();
  const { therapist, service, mode, draft, change, chooseService } = booking;
  return (
    <div className={styles['choices']}>
      <Select
        label={t('service')}
        options={therapist.services.map(({ id, name, durationMinutes, priceMillimes }) => ({
          value: id,
          label: t('serviceOption', { name: name[locale], duration: durationMinutes, price: formatMillimes(priceMillimes, locale) }),
        }))}
        value={draft.serviceId}
        initialValue={service.id}
        onChoose={chooseService}
      />
      <Select
        // Another service may not have the mode: its dropdown starts, and reports, anew.
        key={service.id}
        label={t('mode')}
        options={service.modes.map((each) => ({ value: each, label: t(`mode${each}`) }))}
        value={draft.mode}
        initialValue={mode}
        onChoose={(chosen) => change({ mode: chosen })}
      />
    </div>
  );
}
