import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { CalendarIcon } from '#src/ui/icons/CalendarIcon.tsx';
import { PracticePending } from './PracticePending.tsx';
import { PracticeReservations } from './PracticeReservations.tsx';

function PracticeReservationsPage() {
  const t = useMessages('practice-reservations');
  return (
    <PracticePage
      screen="reservations"
      isNarrow
      title={t('title')}
      text={t('description')}
      icon={<CalendarIcon size={28} />}
      pending={<PracticePending />}
    >
      {() => <PracticeReservations />}
    </PracticePage>
  );
}

export const page = definePage({
  component: PracticeReservationsPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-reservations');
    return { title: t('title'), description: t('description') };
  },
});
