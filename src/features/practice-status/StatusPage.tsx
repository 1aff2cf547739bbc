import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { ServiceStates } from './ServiceStates.tsx';

function StatusPage() {
  const t = useMessages('practice-status');
  return (
    <PracticePage screen="status" title={t('title')} text={t('description')}>
      {() => <ServiceStates />}
    </PracticePage>
  );
}

export const page = definePage({
  component: StatusPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-status');
    return { title: t('title'), description: t('description') };
  },
});
