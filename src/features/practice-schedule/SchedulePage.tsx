import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticeFrame } from '#src/practice/PracticeFrame.tsx';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { Schedule } from './Schedule.tsx';

function SchedulePage() {
  const t = useMessages('practice-schedule');
  return (
    <PracticePage
      screen="schedule"
      title={t('title')}
      text={t('description')}
      pending={
        <PracticeFrame isPending>
          <h1>{t('title')}</h1>
          <PendingCard />
        </PracticeFrame>
      }
    >
      {(reader) => <Schedule reader={reader} />}
    </PracticePage>
  );
}

export const page = definePage({
  component: SchedulePage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-schedule');
    return { title: t('title'), description: t('description') };
  },
});
