import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import type { ModeratedComment, ModeratedThread } from '#contract/threads/moderation.schema.ts';
import { holds } from '#contract/permissions.ts';
import type { SentPrivateWord } from '#contract/threads/private-words.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import metaLine from '#src/ui/MetaLine.module.css';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { AuthorName } from './AuthorName.tsx';
import { ConcernBadge } from './ConcernBadge.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import styles from './Moderation.module.css';
import { PersonBehind } from './PersonBehind.tsx';
import { ReportedFor } from './ReportedFor.tsx';
import { SignedAs } from './SignedAs.tsx';
import { ThreadStatusBadge } from './ThreadStatusBadge.tsx';

interface ModeratedCommentsProps {
  thread: ModeratedThread;
  reader: AuthClient;
}

export function ModeratedComments({ thread: { slug, comments, privateWords }, reader }: ModeratedCommentsProps) {
  const t = useMessages('practice-threads');
  return (
    <section className={styles['section']} aria-labelledby="comments">
      <h2 id="comments">{comments.length > 0 ? t('comments', { count: comments.length }) : t('noComments')}</h2>
      <ol className={styles['list']}>
        {comments.map((comment) => (
          <li key={comment.commentId}>
            <CommentCard
              comment={{ ...comment, slug }}
              words={privateWords.filter(({ commentId }) => commentId === comment.commentId)}
              reader={reader}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface CommentCardProps {
  comment: ModeratedComment & { slug: string };
  words: readonly SentPrivateWord[];
  reader: AuthClient;
}

function CommentCard({ comment, words, reader }: CommentCardProps) {
  const t = useMessages('practice-threads');
  const locale = useLocale();
  const { content, isStaff, direction, status, reason, concern, reports, createdAt } = comment;
  return (
    <Card as="article" className={styles['card']}>
      <p className={styles['badges']}>
        {isStaff && <StatusBadge tone="ok">{t('ofPractice')}</StatusBadge>}
        {!(isStaff && status === 'VALIDATED') && <ThreadStatusBadge status={status} of="COMMENT" />}
        <ConcernBadge concern={concern} />
      </p>
      <ReportedFor reports={reports} />
      {reason && <p className={styles['quiet']}>{t('reasonGiven', { reason })}</p>}
      <p className={styles['text']} dir={direction}>
        {content}
      </p>
      <p className={metaLine['meta']}>
        {!isStaff && <SignedAs text={comment} />}
        <DateText instant={createdAt} format="dayAndTime" language={locale} timeZone={defaultTimeZone} />
      </p>
      {isStaff ? <AuthorName text={comment} /> : <PersonBehind text={comment} words={words} reader={reader} isNamed />}
      {holds(reader.access, 'ALL_THREADS', 'WRITE') && <DecisionButtons text={comment} status={status} reports={reports} />}
    </Card>
  );
}
