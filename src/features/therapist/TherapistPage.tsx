import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { definePage, type LoadContext } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { ensureOptional } from '#src/page/optional-query.ts';
import { shownPractice } from '#src/page/shown-practice.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import type { BookingLink } from '../booking/booking-link.ts';
import { nextFreeSlotQueries } from '../booking/next-free-slot.queries.ts';
import { AboutSection } from './AboutSection.tsx';
import { BookingSection } from './BookingSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { EducationSection } from './EducationSection.tsx';
import { FaqSection } from './FaqSection.tsx';
import { SectionNav } from './SectionNav.tsx';
import { faqData, therapistData } from './structured-data.ts';
import { TherapistHero } from './TherapistHero.tsx';
import styles from './TherapistPage.module.css';

const sectionOf = { about: AboutSection, education: EducationSection, faq: FaqSection, contact: ContactSection };
const sections = ['about', 'education', 'faq', 'contact'] as const;

interface ProfileViewProps {
  therapist: Therapist;
  /** Where an appointment is taken; left out of a preview. */
  booking?: ReactNode;
}

/** What a visitor reads of a therapist. */
export function ProfileView({ therapist, booking }: ProfileViewProps) {
  const t = useMessages('therapist');
  const { about, services, education, licenceNumber, faq } = therapist;
  const isTold = { about: about.fr[0] ?? services[0], education: education[0] ?? licenceNumber, faq: faq[0], contact: true };
  // What a therapist has yet to write has no place on the page.
  const told = sections.filter((id) => isTold[id]);
  return (
    <div className={styles['page']}>
      <TherapistHero therapist={therapist} />
      {booking && <SectionNav sections={[...told, 'booking']} />}
      {told.map((id) => {
        const Section = sectionOf[id];
        return (
          <section key={id} id={id} className={styles['section']} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{t(id)}</h2>
            <Section therapist={therapist} />
          </section>
        );
      })}
      {booking}
    </div>
  );
}

function TherapistPage() {
  const { name } = useParams({ from: '/therapist/$name' });
  const link = useSearch({ from: '/therapist/$name' });
  const { data: therapist } = useSuspenseQuery(nextFreeSlotQueries.therapist(useApiClient(), name));
  return <ProfileView therapist={therapist} booking={<BookingSection therapist={therapist} link={link} />} />;
}

export const page = definePage({
  component: TherapistPage,
  load: async ({ params, search, ...context }: LoadContext<{ name: string }, BookingLink>) => {
    const { apiClient, queryClient } = context;
    const therapist = await queryClient.ensureQueryData(nextFreeSlotQueries.therapist(apiClient, params.name));
    if (therapist.isBookable) await ensureOptional(queryClient, nextFreeSlotQueries.days(apiClient, therapist));
    if (import.meta.env.SSR) await (await import('../booking/draw-booking.ts')).drawBooking(context, therapist, search);
    return therapist;
  },
  head: ({ data: therapist, ...context }) => {
    const { locale } = context;
    const t = messagesOf(locale, 'therapist');
    const who = { name: therapist.fullName, title: therapist.title[locale] };
    return {
      title: t('headTitle', who),
      description: t('headDescription', who),
      type: 'profile',
      // Not yet presented: nothing to be found by.
      isHiddenFromSearch: import.meta.env.SSR && !therapist.about.fr[0],
      ...(import.meta.env.SSR
        ? { structuredData: [therapistData(therapist, { ...context, practice: shownPractice(context) }), faqData(therapist, locale)] }
        : {}),
    };
  },
});
