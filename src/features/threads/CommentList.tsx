import type { Thread } from '#contract/threads/threads.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { CommentItem } from './CommentItem.tsx';
import styles from './CommentList.module.css';

export function CommentList({ thread }: { thread: Thread }) {
  const t = useMessages('threads');
  const { comments, language } = thread;
  return (
    <section className={styles['comments']} aria-labelledby="comments">
      <h2 id="comments">{comments.length > 0 ? t('comments', { count: comments.length }) : t('commentsTitle')}</h2>
      {comments.length === 0 && <p className={styles['none']}>{t('noComments')}</p>}
      <ol className={styles['list']}>
        {comments.map((comment) => (
          <CommentItem key={comment.commentId} comment={comment} threadLanguage={language} />
        ))}
      </ol>
    </section>
  );
}
