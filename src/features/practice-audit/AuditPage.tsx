import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { requirementOf } from '#src/session/practice-screens.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { Audit } from './Audit.tsx';

function AuditPage() {
  const t = useMessages('practice-audit');
  return (
    <PrivatePage title={t('title')} text={t('description')} requires={requirementOf('audit')} roles={['ADMIN']}>
      {() => <Audit />}
    </PrivatePage>
  );
}

export const page = definePage({
  component: AuditPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-audit');
    return { title: t('title'), description: t('description') };
  },
});
