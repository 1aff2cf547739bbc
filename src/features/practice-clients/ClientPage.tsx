import { useParams } from '@tanstack/react-router';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { requirementOf } from '#src/session/practice-screens.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { ClientFile } from './ClientFile.tsx';

function ClientPage() {
  const t = useMessages('practice-clients');
  const { authID } = useParams({ from: '/practice/clients/$authID' });
  return (
    <PrivatePage
      title={t('fileTitle')}
      text={t('description')}
      requires={requirementOf('clients')}
      roles={['ADMIN', 'THERAPIST', 'MODERATOR']}
    >
      {(reader) => <ClientFile key={authID} authID={authID} reader={reader} />}
    </PrivatePage>
  );
}

export const page = definePage({
  component: ClientPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-clients');
    return { title: t('fileTitle'), description: t('description') };
  },
});
