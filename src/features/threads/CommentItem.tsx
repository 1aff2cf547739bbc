import type { Thread } from '#contract/threads/threads.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { languageOfComment } from './language-of-comment.ts';
import styles from './CommentItem.module.css';
import { ThreadMeta } from './ThreadMeta.tsx';

interface CommentItemProps {
  comment: Thread['comments'][number];
  threadLanguage: string;
}

export function CommentItem({ comment, threadLanguage }: CommentItemProps) {
  const t = useMessages('threads');
  const { content, pseudonym, isStaff, direction, createdAt } = comment;
  return (
    <li className={classNames(styles['comment'], isStaff && styles['staff'])} dir={direction}>
      {isStaff && <StatusBadge tone="ok">{t('staffBadge')}</StatusBadge>}
      <p lang={languageOfComment(direction, threadLanguage)} className={styles['text']}>
        {content}
      </p>
      <ThreadMeta pseudonym={isStaff ? null : pseudonym} createdAt={createdAt} />
    </li>
  );
}
