import { useQuery } from '@tanstack/react-query';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { practiceQueries } from '#src/page/practice.queries.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';

interface BookLinkProps {
  /** Whoever was met last; without, the practice's first therapist. */
  therapist?: Pick<Reservation, 'therapist'> | undefined;
  isFilled?: boolean;
}

/** To the booking of a therapist's page. */
export function BookLink({ therapist, isFilled = false }: BookLinkProps) {
  const t = useMessages('reservations');
  const { data } = useQuery(practiceQueries.therapists(useApiClient()));
  const name = therapist?.therapist.slug ?? data?.items[0]?.slug;
  if (!name) return null;
  return (
    <LinkButton to="/therapist/$name" params={{ name }} hash="booking" variant={isFilled ? 'filled' : 'outlined'}>
      <CalendarIcon size={20} />
      {t('book')}
    </LinkButton>
  );
}
