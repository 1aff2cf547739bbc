import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { Categories } from './Categories.tsx';

function CategoriesPage() {
  const t = useMessages('practice-categories');
  return (
    <PracticePage screen="categories" title={t('title')} text={t('description')}>
      {(reader) => <Categories reader={reader} />}
    </PracticePage>
  );
}

export const page = definePage({
  component: CategoriesPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-categories');
    return { title: t('title'), description: t('description') };
  },
});
