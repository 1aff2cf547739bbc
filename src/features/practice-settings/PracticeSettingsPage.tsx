import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { requirementOf } from '#src/session/practice-screens.ts';
import { PracticeNav } from '#src/session/PracticeNav.tsx';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { MailIcon } from '#src/ui/icons/MailIcon.tsx';
import { MailInbox } from './MailInbox.tsx';
import styles from './PracticeSettings.module.css';

function PracticeSettingsPage() {
  const t = useMessages('practice-settings');
  return (
    <PrivatePage
      title={t('title')}
      text={t('description')}
      icon={<MailIcon size={28} />}
      requires={requirementOf('settings')}
      roles={['GOD']}
    >
      {() => (
        <div className={styles['page']}>
          <PracticeNav current="settings" />
          <h1>{t('title')}</h1>
          <MailInbox />
        </div>
      )}
    </PrivatePage>
  );
}

export const page = definePage({
  component: PracticeSettingsPage,
  head: ({ locale }) => ({ title: messagesOf(locale, 'practice-settings')('title') }),
});
