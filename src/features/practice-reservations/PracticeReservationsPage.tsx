import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { PracticePending } from './PracticePending.tsx';
import { PracticeReservations } from './PracticeReservations.tsx';

function PracticeReservationsPage() {
  const t = useMessages('practice-reservations');
  return (
    <PracticePage screen="reservations" isNarrow title={t('title')} text={t('description')} pending={<PracticePending />}>
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
