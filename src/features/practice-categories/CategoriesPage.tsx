import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { requirementOf } from '#src/session/practice-screens.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { Categories } from './Categories.tsx';

function CategoriesPage() {
  const t = useMessages('practice-categories');
  return (
    <PrivatePage
      title={t('title')}
      text={t('description')}
      requires={requirementOf('categories')}
      roles={['ADMIN', 'MODERATOR', 'THERAPIST']}
    >
      {(reader) => <Categories reader={reader} />}
    </PrivatePage>
  );
}

export const page = definePage({
  component: CategoriesPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-categories');
    return { title: t('title'), description: t('description') };
  },
});
