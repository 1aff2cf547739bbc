import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { Roles } from './Roles.tsx';

function RolesPage() {
  const t = useMessages('practice-roles');
  return (
    <PracticePage screen="roles" title={t('title')} text={t('description')}>
      {(reader) => <Roles reader={reader} />}
    </PracticePage>
  );
}

export const page = definePage({
  component: RolesPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-roles');
    return { title: t('title'), description: t('description') };
  },
});
