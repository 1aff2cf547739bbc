import { Link } from '@tanstack/react-router';
import type { PublicThread } from '#contract/threads/threads.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { Pagination } from '#src/ui/Pagination.tsx';
import { CommentItem } from './CommentItem.tsx';
import styles from './CommentList.module.css';
import { commentSearch, newest } from './threads-search.ts';

export function CommentList({ thread }: { thread: PublicThread }) {
  const t = useMessages('thread');
  const { slug, comments, commentCount, language } = thread;
  const { before, previous, next } = thread.commentPage;
  return (
    <section className={styles['comments']} aria-labelledby="comments">
      <h2 id="comments" tabIndex={-1}>
        {commentCount > 0 ? t('comments', { count: commentCount }) : t('commentsTitle')}
      </h2>
      {commentCount === 0 && <p className={styles['none']}>{t('noComments')}</p>}
      {(previous || next) && (
        <p className={styles['ends']}>
          {previous && (
            <Link to="." search={{}} hash="comments">
              {t('firstComments')}
            </Link>
          )}
          {next && (
            <Link to="." search={commentSearch(newest)} hash="comments">
              {t('lastComments')}
            </Link>
          )}
        </p>
      )}
      <ol className={styles['list']}>
        {comments.map((comment) => (
          <CommentItem key={comment.commentId} comment={comment} slug={slug} threadLanguage={language} />
        ))}
      </ol>
      <Pagination
        label={t('commentPages')}
        current={
          comments.length > 0
            ? t('commentsOf', { from: before + 1, to: before + comments.length, count: commentCount })
            : t('noCommentsHere')
        }
        previous={previous && { label: t('previousComments'), search: commentSearch(previous) }}
        next={next && { label: t('nextComments'), search: commentSearch(next) }}
        hash="comments"
      />
    </section>
  );
}
