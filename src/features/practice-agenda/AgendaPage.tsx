import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticeFrame } from '#src/practice/PracticeFrame.tsx';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { Agenda } from './Agenda.tsx';

function AgendaPage() {
  const t = useMessages('practice-agenda');
  return (
    <PracticePage
      screen="agenda"
      title={t('title')}
      text={t('description')}
      pending={
        <PracticeFrame isPending>
          <h1>{t('title')}</h1>
          <PendingCard />
        </PracticeFrame>
      }
    >
      {(reader) => <Agenda reader={reader} />}
    </PracticePage>
  );
}

export const page = definePage({
  component: AgendaPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-agenda');
    return { title: t('title'), description: t('description') };
  },
});
