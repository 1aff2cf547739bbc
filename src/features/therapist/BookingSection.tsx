import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { dialNumber } from '#contract/dial-number.ts';
import { useMessages } from '#src/page/messages.ts';
import { RichMessage } from '#src/page/RichMessage.tsx';
import type { BookingLink } from '../booking/booking-link.ts';
import { LazyBookingForm } from '../booking/LazyBookingForm.tsx';
import styles from './BookingSection.module.css';

interface BookingSectionProps {
  therapist: Therapist;
  link: BookingLink;
}

/** Where an appointment is taken. Without scripts it says how to reach the practice. */
export function BookingSection({ therapist, link }: BookingSectionProps) {
  const t = useMessages('therapist');
  const { phone } = therapist.contact;
  const dial = (words: string) => <a href={`tel:${dialNumber(phone)}`}>{words}</a>;
  return (
    <section id="booking" aria-labelledby="booking-title">
      <h2 id="booking-title">{t('booking')}</h2>
      <noscript>
        <p className={styles['notice']}>
          <RichMessage text={t('bookingWithoutScripts', { phone })} parts={{ phone: dial }} />
        </p>
      </noscript>
      <div className={styles['withScripts']}>
        <p className={styles['intro']}>{t('bookingIntro')}</p>
        <LazyBookingForm therapist={therapist} link={link} />
      </div>
    </section>
  );
}
