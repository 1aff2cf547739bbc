import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { requirementOf } from '#src/session/practice-screens.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { Clients } from './Clients.tsx';

function ClientsPage() {
  const t = useMessages('practice-clients');
  return (
    <PrivatePage title={t('title')} text={t('description')} requires={requirementOf('clients')} roles={['ADMIN', 'THERAPIST', 'MODERATOR']}>
      {() => <Clients />}
    </PrivatePage>
  );
}

export const page = definePage({
  component: ClientsPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-clients');
    return { title: t('title'), description: t('description') };
  },
});
