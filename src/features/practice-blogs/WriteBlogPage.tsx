import { useParams, useSearch } from '@tanstack/react-router';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { readBegunVersion } from './blogs-search.ts';
import { WriteBlog } from './WriteBlog.tsx';

function WriteBlogPage() {
  const t = useMessages('practice-blogs');
  const { id } = useParams({ from: '/practice/articles/$id' });
  const begun = readBegunVersion(useSearch({ from: '/practice/articles/$id' }));
  return (
    <PracticePage screen="blogs" isNarrow title={t('writeTitle')} text={t('writeDescription')}>
      {(reader) =>
        id === 'new' ? (
          <WriteBlog key={begun ? `${begun.translationOf} ${begun.language}` : ''} id={null} begun={begun} reader={reader} />
        ) : (
          <WriteBlog key={id} id={id} reader={reader} />
        )
      }
    </PracticePage>
  );
}

export const page = definePage({
  component: WriteBlogPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-blogs');
    return { title: t('writeTitle'), description: t('writeDescription') };
  },
});
