import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Pills } from '#src/ui/form/Pills.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import styles from './PhoneBooking.module.css';
import type { PhoneBooking } from './use-phone-booking.ts';

/** With whom, which session and how it is held; what goes without saying is not asked. */
export function WhatStep({ booking }: { booking: PhoneBooking }) {
  const t = useMessages('practice-phone');
  const locale = useLocale();
  const { therapists, therapist, service, mode, change } = booking;
  return (
    <section className={styles['step']} aria-labelledby="phone-what">
      <h2 id="phone-what">{t('what')}</h2>
      {therapists.length > 1 && (
        <Select
          label={t('therapist')}
          options={therapists.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          value={therapist.id}
          // Another therapist has other sessions, at other times.
          onChoose={(therapistId) => change({ therapistId, serviceId: undefined, mode: undefined, startDateTime: undefined })}
        />
      )}
      <Select
        label={t('service')}
        options={therapist.services.map(({ id, name, durationMinutes, priceMillimes }) => ({
          value: id,
          label: t('serviceOption', { name: name[locale], duration: durationMinutes, price: formatMillimes(priceMillimes, locale) }),
        }))}
        value={service.id}
        onChoose={(serviceId) => change({ serviceId, startDateTime: undefined })}
      />
      {service.modes.length > 1 && (
        <Pills
          legend={t('mode')}
          options={service.modes.map((each) => ({ value: each, label: t(`mode${each}`) }))}
          value={mode}
          onChoose={(chosen) => change({ mode: chosen })}
        />
      )}
    </section>
  );
}
