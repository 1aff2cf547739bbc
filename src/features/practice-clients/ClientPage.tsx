import { useParams } from '@tanstack/react-router';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { ClientFile } from './ClientFile.tsx';

function ClientPage() {
  const t = useMessages('practice-clients');
  const { authID } = useParams({ from: '/practice/clients/$authID' });
  return (
    <PracticePage screen="clients" isNarrow title={t('fileTitle')} text={t('fileDescription')}>
      {(reader) => <ClientFile key={authID} authID={authID} reader={reader} />}
    </PracticePage>
  );
}

export const page = definePage({
  component: ClientPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-clients');
    return { title: t('fileTitle'), description: t('fileDescription') };
  },
});
