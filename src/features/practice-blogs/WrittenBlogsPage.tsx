import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { WrittenBlogs } from './WrittenBlogs.tsx';

function WrittenBlogsPage() {
  const t = useMessages('practice-blogs');
  return (
    <PracticePage screen="blogs" isNarrow title={t('title')} text={t('description')}>
      {() => <WrittenBlogs />}
    </PracticePage>
  );
}

export const page = definePage({
  component: WrittenBlogsPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-blogs');
    return { title: t('title'), description: t('description') };
  },
});
