import { Link } from '@tanstack/react-router';
import type { ThreadAuthor } from '#contract/threads/moderation.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { personName } from '#src/practice/practice-words.ts';
import styles from './Moderation.module.css';

/** What a look at the names has shown, and of which texts. */
export interface LookAtAuthors {
  readonly authors: readonly ThreadAuthor[];
  readonly commentIds: readonly (string | null)[];
}

interface AuthorNameProps {
  /** Undefined until somebody has asked to see them. */
  look: LookAtAuthors | undefined;
  /** Null for the thread itself. */
  commentId: string | null;
}

/** Who wrote a text, with the way to their file; that the account is gone, where it is. */
export function AuthorName({ look, commentId }: AuthorNameProps) {
  const t = useMessages('practice-threads');
  // What was written since has not been looked at.
  if (!look?.commentIds.includes(commentId)) return null;
  const author = look.authors.find((each) => each.commentId === commentId);
  if (!author) return <p className={styles['quiet']}>{t('authorGone')}</p>;
  return (
    <p>
      {t('writtenBy')}{' '}
      <Link to="/practice/clients/$authID" params={{ authID: author.authID }} className={styles['link']}>
        {personName(author)}
      </Link>
    </p>
  );
}
