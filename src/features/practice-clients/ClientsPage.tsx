import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { Clients } from './Clients.tsx';

function ClientsPage() {
  const t = useMessages('practice-clients');
  return (
    <PracticePage screen="clients" title={t('title')} text={t('description')}>
      {() => <Clients />}
    </PracticePage>
  );
}

export const page = definePage({
  component: ClientsPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-clients');
    return { title: t('title'), description: t('description') };
  },
});
