import type { PublicThread } from '#contract/threads/threads.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { latePart, Nothing } from '#src/page/late-part.tsx';
import { personOf, useSession } from '#src/session/session.ts';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { withMessages } from '#src/page/with-messages.ts';
import { languageOfComment } from './language-of-comment.ts';
import styles from './CommentItem.module.css';
import { ReportButton } from './ReportButton.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';
import { ThreadMeta } from './ThreadMeta.tsx';

// The rules of the form: for those who may have written it.
const OwnCommentActions = latePart(
  async () => (await withMessages(['thread-reply'], import('./OwnCommentActions.tsx'))).OwnCommentActions,
  { Missing: Nothing },
);

interface CommentItemProps {
  comment: PublicThread['comments'][number];
  slug: string;
  threadLanguage: string;
}

export function CommentItem({ comment, slug, threadLanguage }: CommentItemProps) {
  const t = useMessages('thread');
  const isSignedIn = personOf(useSession()) !== undefined;
  const { content, pseudonym, isStaff, direction, createdAt, editedAt } = comment;
  return (
    <li className={classNames(styles['comment'], isStaff && styles['staff'])} dir={direction}>
      {isStaff && <StatusBadge tone="ok">{t('staffBadge')}</StatusBadge>}
      <p lang={languageOfComment(direction, threadLanguage)} className={styles['text']}>
        <TextWithLinks text={content} />
      </p>
      <div className={styles['foot']}>
        <ThreadMeta pseudonym={isStaff ? null : pseudonym} createdAt={createdAt} editedAt={editedAt} />
        {isSignedIn && !isStaff && <OwnCommentActions slug={slug} comment={comment} />}
        {!isStaff && <ReportButton slug={slug} comment={comment} />}
      </div>
    </li>
  );
}
