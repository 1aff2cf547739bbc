import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useContent } from '#src/page/messages.ts';
import { termsUpdatedOn } from './legal-dates.ts';
import { loadLegalNotice } from './legal-notice.queries.ts';
import { LegalDocument } from './LegalDocument.tsx';

const TermsOfServicePage = () => <LegalDocument text={useContent('terms-of-service')} updatedOn={termsUpdatedOn} />;

export const page = definePage({
  component: TermsOfServicePage,
  load: loadLegalNotice,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'terms-of-service');
    return { title: t('title'), description: t('description') };
  },
});
