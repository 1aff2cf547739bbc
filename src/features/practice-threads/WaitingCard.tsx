import { Link } from '@tanstack/react-router';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { holds } from '#contract/permissions.ts';
import type { WaitingText } from '#contract/threads/moderation.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import metaLine from '#src/ui/MetaLine.module.css';
import { WrittenHtml } from '#src/page/WrittenHtml.tsx';
import { ConcernBadge } from './ConcernBadge.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import styles from './Moderation.module.css';
import { PersonBehind } from './PersonBehind.tsx';
import { ReportedFor } from './ReportedFor.tsx';
import { SignedAs } from './SignedAs.tsx';

interface WaitingCardProps {
  text: WaitingText;
  reader: AuthClient;
  onDecided: () => void;
}

/** A text of the queue, whole, with what can be decided of it. */
export function WaitingCard({ text, reader, onDecided }: WaitingCardProps) {
  const t = useMessages('practice-threads');
  const locale = useLocale();
  const { kind, slug, title, content, contentNote, direction, concern, status, reports } = text;
  // Then its reports alone are why it waits.
  const isPublic = status !== 'PENDING';
  return (
    <Card as="article" className={styles['card']}>
      <p className={styles['badges']}>
        <span className={styles['kind']}>{t(isPublic ? `publicKinds.${kind}` : `kinds.${kind}`)}</span>
        {!isPublic && <ConcernBadge concern={concern} />}
      </p>
      <ReportedFor reports={reports} />
      <h3 dir="auto" className={styles['under']}>
        <Link to="/practice/threads/$slug" params={{ slug }} className={styles['link']}>
          {title || t('erasedTitle')}
        </Link>
      </h3>
      {contentNote && (
        <p className={styles['quiet']}>
          {t('contentNote')} <bdi>{contentNote}</bdi>
        </p>
      )}
      {kind === 'THREAD' ? (
        <WrittenHtml html={content} className={styles['text']} dir={direction} />
      ) : (
        <p className={styles['text']} dir={direction}>
          {content}
        </p>
      )}
      <p className={metaLine['meta']}>
        <SignedAs text={text} />
        <DateText instant={text.createdAt} format="dayAndTime" language={locale} timeZone={defaultTimeZone} />
      </p>
      <PersonBehind text={text} words={text.privateWords} reader={reader} />
      {holds(reader.access, 'ALL_THREADS', 'WRITE') && (
        <DecisionButtons text={text} status={status} reports={reports} onDecided={onDecided} />
      )}
    </Card>
  );
}
