import { useMessages } from '#src/page/messages.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { BookLink } from './BookLink.tsx';

export function NoReservations() {
  const t = useMessages('reservations');
  return (
    <EmptyState headingLevel={1} icon={<CalendarIcon size={28} />} title={t('emptyTitle')} actions={<BookLink isFilled />}>
      <p>{t('emptyText')}</p>
    </EmptyState>
  );
}
