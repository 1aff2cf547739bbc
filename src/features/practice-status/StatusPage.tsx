import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { requirementOf } from '#src/session/practice-screens.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { ServiceStates } from './ServiceStates.tsx';

function StatusPage() {
  const t = useMessages('practice-status');
  return (
    <PrivatePage title={t('title')} text={t('description')} requires={requirementOf('status')} roles={['ADMIN']}>
      {() => <ServiceStates />}
    </PrivatePage>
  );
}

export const page = definePage({
  component: StatusPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-status');
    return { title: t('title'), description: t('description') };
  },
});
