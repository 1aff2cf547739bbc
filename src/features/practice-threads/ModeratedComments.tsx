import { defaultTimeZone } from '#contract/constants.ts';
import type { ModeratedThread } from '#contract/threads/moderation.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { DateText } from '#src/ui/DateText.tsx';
import metaLine from '#src/ui/MetaLine.module.css';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { AuthorName, type LookAtAuthors } from './AuthorName.tsx';
import { ConcernBadge } from './ConcernBadge.tsx';
import { DecisionButtons } from './DecisionButtons.tsx';
import styles from './Moderation.module.css';
import { PrivateWords } from './PrivateWords.tsx';
import { ReportedFor } from './ReportedFor.tsx';
import { SignedAs } from './SignedAs.tsx';
import { ThreadStatusBadge } from './ThreadStatusBadge.tsx';

interface ModeratedCommentsProps {
  thread: ModeratedThread;
  look: LookAtAuthors | undefined;
  mayDecide: boolean;
  mayWrite: boolean;
}

export function ModeratedComments({ thread: { slug, comments, privateWords }, look, mayDecide, mayWrite }: ModeratedCommentsProps) {
  const t = useMessages('practice-threads');
  const locale = useLocale();
  return (
    <section className={styles['section']} aria-labelledby="comments">
      <h2 id="comments">{comments.length > 0 ? t('comments', { count: comments.length }) : t('noComments')}</h2>
      <ol className={styles['list']}>
        {comments.map(
          ({ commentId, content, pseudonym, isNameChosen, isStaff, direction, status, reason, concern, reports, createdAt, editedAt }) => (
            <li key={commentId}>
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
                  {!isStaff && <SignedAs text={{ pseudonym, isNameChosen }} />}
                  <DateText instant={createdAt} format="dayAndTime" language={locale} timeZone={defaultTimeZone} />
                </p>
                <AuthorName look={look} commentId={commentId} />
                {!isStaff && (
                  <PrivateWords
                    text={{ slug, commentId }}
                    words={privateWords.filter((word) => word.commentId === commentId)}
                    mayWrite={mayWrite}
                  />
                )}
                {mayDecide && <DecisionButtons text={{ slug, commentId, editedAt }} status={status} reports={reports} />}
              </Card>
            </li>
          ),
        )}
      </ol>
    </section>
  );
}
