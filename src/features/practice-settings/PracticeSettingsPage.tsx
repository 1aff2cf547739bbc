import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { MailIcon } from '#src/ui/icons/MailIcon.tsx';
import { MailInbox } from './MailInbox.tsx';

function PracticeSettingsPage() {
  const t = useMessages('practice-settings');
  return (
    <PracticePage screen="settings" isNarrow title={t('title')} text={t('description')} icon={<MailIcon size={28} />}>
      {() => (
        <>
          <h1>{t('title')}</h1>
          <MailInbox />
        </>
      )}
    </PracticePage>
  );
}

export const page = definePage({
  component: PracticeSettingsPage,
  head: ({ locale }) => ({ title: messagesOf(locale, 'practice-settings')('title') }),
});
