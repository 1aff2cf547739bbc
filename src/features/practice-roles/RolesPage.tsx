import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { requirementOf } from '#src/session/practice-screens.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { Roles } from './Roles.tsx';

function RolesPage() {
  const t = useMessages('practice-roles');
  return (
    <PrivatePage title={t('title')} text={t('description')} requires={requirementOf('roles')} roles={['ADMIN']}>
      {(reader) => <Roles reader={reader} />}
    </PrivatePage>
  );
}

export const page = definePage({
  component: RolesPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-roles');
    return { title: t('title'), description: t('description') };
  },
});
