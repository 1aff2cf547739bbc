import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useContent } from '#src/page/messages.ts';
import { DataTable } from './DataTable.tsx';
import { privacyUpdatedOn } from './legal-dates.ts';
import { loadLegalNotice } from './legal-notice.queries.ts';
import { LegalDocument } from './LegalDocument.tsx';

function PrivacyPolicyPage() {
  const privacy = useContent('privacy-policy');
  return (
    <LegalDocument
      text={privacy}
      updatedOn={privacyUpdatedOn}
      extra={{ after: 'what-we-keep', content: <DataTable data={privacy.data} /> }}
    />
  );
}

export const page = definePage({
  component: PrivacyPolicyPage,
  load: loadLegalNotice,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'privacy-policy');
    return { title: t('title'), description: t('description') };
  },
});
