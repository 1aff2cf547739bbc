import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { useOutbox } from '#src/page/use-outbox.ts';
import { personOf, useSession } from '#src/session/session.ts';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import styles from './ThreadPage.module.css';
import { isReplyTo } from './kept-replies.ts';

/** In place of a thread that was taken off the site while it was open. */
export function GoneThread({ slug }: { slug: string }) {
  const t = useMessages('thread-reply');
  const authID = personOf(useSession());
  const title = useRef<HTMLHeadingElement>(null);
  // What was read, or written in, is no more: without this, nobody would be told.
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles['page']}>
      <h1 ref={title} tabIndex={-1}>
        {t('goneTitle')}
      </h1>
      <p className={styles['gone']}>{t('goneText')}</p>
      {authID !== undefined && <KeptReply authID={authID} slug={slug} />}
      <LinkButton to="/threads">{t('seeAll')}</LinkButton>
    </div>
  );
}

/** Whoever was answering it has lost nothing of it. */
function KeptReply({ authID, slug }: { authID: string; slug: string }) {
  const t = useMessages('thread-reply');
  const entries = useOutbox(authID) ?? [];
  if (!entries.some(isReplyTo(slug))) return null;
  return (
    <p className={styles['gone']}>
      {t('keptReply')} <Link to="/outbox">{t('yourSends')}</Link>
    </p>
  );
}
