import { Link } from '@tanstack/react-router';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { BackIcon } from '#src/ui/icons/BackIcon.tsx';
import { ThreadsIcon } from '#src/ui/icons/ThreadsIcon.tsx';
import { OwnThread } from './OwnThread.tsx';
import styles from './OwnThreads.module.css';

function OwnThreadPage() {
  const t = useMessages('own-threads');
  return (
    <PrivatePage title={t('title')} text={t('signInText')} icon={<ThreadsIcon size={28} />}>
      {() => (
        <div className={styles['page']}>
          <Link to="/threads/own" className={styles['back']}>
            <BackIcon size={20} />
            {t('back')}
          </Link>
          <OwnThread />
        </div>
      )}
    </PrivatePage>
  );
}

export const page = definePage({
  component: OwnThreadPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'own-threads');
    return { title: t('manage'), description: t('manageDescription') };
  },
});
