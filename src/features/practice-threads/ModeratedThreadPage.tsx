import { useParams } from '@tanstack/react-router';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { ModeratedThread } from './ModeratedThread.tsx';

function ModeratedThreadPage() {
  const t = useMessages('practice-threads');
  const { slug } = useParams({ from: '/practice/threads/$slug' });
  return (
    <PracticePage screen="threads" isNarrow title={t('threadTitle')} text={t('threadDescription')}>
      {(reader) => <ModeratedThread key={slug} slug={slug} reader={reader} />}
    </PracticePage>
  );
}

export const page = definePage({
  component: ModeratedThreadPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-threads');
    return { title: t('threadTitle'), description: t('threadDescription') };
  },
});
