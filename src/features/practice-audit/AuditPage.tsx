import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { Audit } from './Audit.tsx';

function AuditPage() {
  const t = useMessages('practice-audit');
  return (
    <PracticePage screen="audit" title={t('title')} text={t('description')}>
      {() => <Audit />}
    </PracticePage>
  );
}

export const page = definePage({
  component: AuditPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-audit');
    return { title: t('title'), description: t('description') };
  },
});
