import { useMessages } from '#src/page/messages.ts';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';

/** For an account that takes no appointments, a moderator's for one. */
export function OtherAccount() {
  const t = useMessages('reservations');
  return (
    <EmptyState headingLevel={1} icon={<CalendarIcon size={28} />} title={t('otherAccountTitle')}>
      <p>{t('otherAccountText')}</p>
    </EmptyState>
  );
}
