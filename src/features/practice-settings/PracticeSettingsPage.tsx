import { holds } from '#contract/permissions.ts';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { BeneficiaryCard } from './BeneficiaryCard.tsx';
import { CrisisWordsCard } from './CrisisWordsCard.tsx';
import { HelpLineCard } from './HelpLineCard.tsx';
import { LegalNoticeCard } from './LegalNoticeCard.tsx';
import { MailInbox } from './MailInbox.tsx';
import { PracticeDetails } from './PracticeDetails.tsx';

function PracticeSettingsPage() {
  const t = useMessages('practice-settings');
  return (
    <PracticePage screen="settings" isNarrow title={t('title')} text={t('description')}>
      {({ access }) => (
        <>
          <h1>{t('title')}</h1>
          <PracticeDetails />
          {holds(access, 'PAYMENT', 'READ') && <BeneficiaryCard mayChange={holds(access, 'PAYMENT', 'WRITE')} />}
          <LegalNoticeCard />
          <HelpLineCard />
          {holds(access, 'ALL_THREADS', 'READ') && <CrisisWordsCard />}
          {holds(access, '*', 'READ') && <MailInbox />}
        </>
      )}
    </PracticePage>
  );
}

export const page = definePage({
  component: PracticeSettingsPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-settings');
    return { title: t('title'), description: t('description') };
  },
});
