import { Link } from '@tanstack/react-router';
import { isPublicStatus } from '#contract/threads/thread-status.ts';
import type { OwnThreadSummary } from '#contract/threads/writing.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { Card } from '#src/ui/Card.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import metaLine from '#src/ui/MetaLine.module.css';
import { OwnThreadStatus } from './OwnThreadStatus.tsx';
import styles from './OwnThreads.module.css';

/** One thread of one's own: where it stands, why, and the way to it. */
export function OwnThreadCard({ thread }: { thread: OwnThreadSummary }) {
  const t = useMessages('own-threads');
  const locale = useLocale();
  const { slug, title, status, reason, pseudonym, commentCount, createdAt, language, direction, category } = thread;
  return (
    <Card as="article" className={styles['card']}>
      <OwnThreadStatus status={status} />
      <h2 lang={language} dir={direction} className={styles['cardTitle']}>
        {title}
      </h2>
      {reason && (
        <p dir="auto">
          <TextWithNumbers text={t('reason', { reason })} />
        </p>
      )}
      <p className={metaLine['meta']}>
        <bdi>{t('signedAs', { name: pseudonym })}</bdi>
        <span>{category.name[locale]}</span>
        <DateText instant={createdAt} format="date" language={locale} timeZone={defaultTimeZone} />
        {isPublicStatus(status) && <span>{t('comments', { count: commentCount })}</span>}
      </p>
      <div className={styles['links']}>
        {isPublicStatus(status) && (
          <Link to="/threads/$slug" params={{ slug }}>
            {t('open')}
          </Link>
        )}
        {status === 'UNVALIDATED' && (
          <Link to="/threads/write" search={{ again: slug }}>
            {t('again')}
          </Link>
        )}
        <Link to="/threads/own/$slug" params={{ slug }}>
          {t('manage')}
        </Link>
      </div>
    </Card>
  );
}
