import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { requirementOf } from '#src/session/practice-screens.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { PracticePending } from './PracticePending.tsx';
import { PracticeReservations } from './PracticeReservations.tsx';

function PracticeReservationsPage() {
  const t = useMessages('practice-reservations');
  return (
    <PrivatePage
      title={t('title')}
      text={t('description')}
      icon={<CalendarIcon size={28} />}
      requires={requirementOf('reservations')}
      roles={['THERAPIST', 'ADMIN']}
      pending={<PracticePending />}
    >
      {() => <PracticeReservations />}
    </PrivatePage>
  );
}

export const page = definePage({
  component: PracticeReservationsPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-reservations');
    return { title: t('title'), description: t('description') };
  },
});
