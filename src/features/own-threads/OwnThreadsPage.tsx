import { Link } from '@tanstack/react-router';
import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { BackIcon } from '#src/ui/icons/BackIcon.tsx';
import { ThreadsIcon } from '#src/ui/icons/ThreadsIcon.tsx';
import { OwnThreads } from './OwnThreads.tsx';
import styles from './OwnThreads.module.css';

function OwnThreadsPage() {
  const t = useMessages('own-threads');
  const threads = useMessages('threads');
  const list = (authID: string) => (
    <div className={styles['page']}>
      <Link to="/threads" className={styles['back']}>
        <BackIcon size={20} />
        {threads('backToThreads')}
      </Link>
      <OwnThreads authID={authID} />
    </div>
  );
  return (
    <PrivatePage title={t('title')} text={t('signInText')} icon={<ThreadsIcon size={28} />} unreached={list}>
      {({ authID }) => list(authID)}
    </PrivatePage>
  );
}

export const page = definePage({
  component: OwnThreadsPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'own-threads');
    return { title: t('title'), description: t('description') };
  },
});
