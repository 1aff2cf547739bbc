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
  return (
    <section id="booking" aria-labelledby="booking-title">
      <h2 id="booking-title">{t('booking')}</h2>
      {therapist.isBookable ? (
        <>
          {/* Its content is the server's alone: React renders none of it in a browser. */}
          <noscript>{import.meta.env.SSR && <WithoutScripts phone={therapist.contact.phone} />}</noscript>
          <div className={styles['withScripts']}>
            <p className={styles['intro']}>{t('bookingIntro')}</p>
            <LazyBookingForm therapist={therapist} link={link} />
          </div>
        </>
      ) : (
        <p className={styles['intro']}>{t('bookingLater')}</p>
      )}
    </section>
  );
}

function WithoutScripts({ phone }: { phone: string }) {
  const t = useMessages('therapist');
  const dial = (words: string) => <a href={`tel:${dialNumber(phone)}`}>{words}</a>;
  return (
    <p className={styles['notice']}>
      <RichMessage text={t('bookingWithoutScripts', { phone })} parts={{ phone: dial }} />
    </p>
  );
}
