import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { readThread, readThreadScore } from '#contract/threads/threads.endpoints.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import type { Sent } from '#src/page/keep-or-send.ts';
import { useMessages } from '#src/page/messages.ts';
import { sendAgain } from '#src/page/outbox.ts';
import { usePageState } from '#src/page/page-state.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { countSentSinceOpened, useOutbox } from '#src/page/use-outbox.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { Button } from '#src/ui/Button.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import type { OwnComment, PublicThread } from '#contract/threads/threads.schema.ts';
import { EditCommentForm } from './EditCommentForm.tsx';
import type { CommentPayload, CommentReceipt } from './add-comment.command.ts';
import { DeleteComment } from './DeleteComment.tsx';
import { HelpFirst } from './HelpFirst.tsx';
import { KeptApart } from './KeptApart.tsx';
import { ReceivedNote } from './ReceivedNote.tsx';
import styles from './ReplyArea.module.css';
import { isReplyTo, isReturned } from './kept-replies.ts';
import { ReturnedReply } from './ReturnedReply.tsx';
import { TextWithLinks } from './TextWithLinks.tsx';
import { threadsQueries } from './threads.queries.ts';
import { commentSearch } from './threads-search.ts';
import { useIsKeptApart } from './use-is-kept-apart.ts';

interface OwnCommentsProps {
  authID: string;
  thread: Pick<PublicThread, 'slug' | 'comments' | 'commentPage'>;
  /** What was sent just now, from this page. */
  sent: Sent | undefined;
  onCorrect: (entry: OutboxEntry) => void;
  /** Writes one that was not published anew, from its words. */
  onAgain: (comment: OwnComment) => void;
}

/** What this person has written here that others do not see yet: on this device, or being read by the practice. */
export function OwnComments({ authID, thread: { slug, comments, commentPage }, sent, onCorrect, onAgain }: OwnCommentsProps) {
  const t = useMessages('thread-reply');
  const queryClient = useQueryClient();
  const entries = useOutbox(authID) ?? [];
  const { data } = useQuery(threadsQueries.score(useApiClient(), slug));
  const waiting = entries.filter(isReplyTo(slug));
  const unkept = sent && 'receipt' in sent ? sent.receipt : undefined;
  const sentCount = countSentSinceOpened(entries, 'COMMENT');

  // Whoever sent it, this page, another tab or the worker, the server now knows better.
  useEffect(() => {
    if (sentCount === 0 && !unkept) return;
    void queryClient.invalidateQueries({ queryKey: keyOf(readThreadScore) });
    void queryClient.invalidateQueries({ queryKey: keyOf(readThread) });
  }, [sentCount, unkept, queryClient]);

  const isHere = (id: string) => comments.some(({ commentId }) => commentId === id);
  // Only the page of the newest is sure to show it.
  const isOlder = !commentPage.next && data?.myPublished?.some((id) => !isHere(id)) === true;
  // The page was made before a comment of the reader's was published: it is asked for again.
  useEffect(() => void (isOlder && queryClient.invalidateQueries({ queryKey: keyOf(readThread) })), [isOlder, queryClient]);

  const pending = data?.myPending ?? [];
  const latest = data?.myLatest;
  const published = latest && !isHere(latest.commentId) && (
    <p>
      {t('ownIsElsewhere')}{' '}
      <Link to="." search={commentSearch(latest)} hash="comments">
        {t('seeOwnReply')}
      </Link>
    </p>
  );
  const kept = sent && 'keptAs' in sent ? entries.find(({ id }) => id === sent.keptAs) : undefined;
  const receipt = (unkept ?? kept?.payload) as CommentReceipt | undefined;
  const received = (kept ?? unkept) && (
    <ReceivedNote
      key={kept?.id ?? 'unkept'}
      item={kept}
      received={receipt?.status === 'VALIDATED' ? { title: t('receivedPublished') } : { title: t('received'), text: t('receivedText') }}
      kept={{ title: t('keptHere'), text: t('keptText') }}
      sending={{ title: t('sending') }}
    />
  );
  if (waiting.length === 0 && pending.length === 0)
    return (
      <>
        {received}
        {published}
      </>
    );
  return (
    <>
      {received}
      {published}
      <ol className={styles['own']} aria-label={t('ownReplies')}>
        {pending.map((comment) => (
          <UnpublishedComment key={comment.commentId} slug={slug} comment={comment} onAgain={onAgain} />
        ))}
        {waiting.map((entry) => (
          <WaitingComment key={entry.id} entry={entry} onCorrect={onCorrect} />
        ))}
      </ol>
    </>
  );
}

interface UnpublishedCommentProps extends Pick<OwnCommentsProps, 'onAgain'> {
  slug: string;
  comment: OwnComment;
}

function UnpublishedComment({ slug, comment, onAgain }: UnpublishedCommentProps) {
  const t = useMessages('thread-reply');
  const [isEditing, setIsEditing] = useState(false);
  const { content, direction, status, reason, editableUntil } = comment;
  return (
    <li className={styles['item']} dir={direction}>
      {status === 'PENDING' ? (
        <StatusBadge tone="wait">{t('beingRead')}</StatusBadge>
      ) : (
        <StatusBadge tone="quiet">{t('notPublished')}</StatusBadge>
      )}
      {isEditing ? (
        <EditCommentForm slug={slug} comment={comment} onClose={() => setIsEditing(false)} />
      ) : (
        <p className={styles['text']}>
          <TextWithLinks text={content} />
        </p>
      )}
      {reason && (
        <p dir="auto">
          <TextWithNumbers text={t('notPublishedReason', { reason })} />
        </p>
      )}
      {!isEditing && (
        <div className={styles['actions']}>
          {editableUntil && <Button onClick={() => setIsEditing(true)}>{t('edit')}</Button>}
          {status === 'UNVALIDATED' && <Button onClick={() => onAgain(comment)}>{t('writeAgain')}</Button>}
          <DeleteComment slug={slug} commentId={comment.commentId} />
        </div>
      )}
    </li>
  );
}

interface WaitingCommentProps extends Pick<OwnCommentsProps, 'onCorrect'> {
  entry: OutboxEntry;
}

function WaitingComment({ entry, onCorrect }: WaitingCommentProps) {
  const t = useMessages('thread-reply');
  const offline = usePageState(isOffline);
  const { content } = entry.payload as CommentPayload;
  const isDraft = isReturned(entry);
  const isRefused = entry.state === 'NEEDS_FIX' && !isDraft;
  const isKeptApart = useIsKeptApart(entry);
  const item = useRef<HTMLLIElement>(null);

  // The button goes while it is sent: the focus stays with the text.
  function sendIt() {
    item.current?.focus({ preventScroll: true });
    void sendAgain(entry.id);
  }

  return (
    <li ref={item} className={styles['item']} dir="auto" tabIndex={-1}>
      <StatusBadge tone={isDraft ? 'quiet' : isRefused ? 'refused' : 'wait'}>
        {t(isDraft ? 'draft' : isRefused ? 'toCorrect' : entry.state === 'SENDING' ? 'sending' : 'keptHere')}
      </StatusBadge>
      <p className={styles['text']}>{content}</p>
      {isRefused && <p className={styles['problem']}>{entry.lastError?.message}</p>}
      {isDraft && <ReturnedReply entry={entry} />}
      {!isRefused && !isDraft && (offline || (entry.lastError?.status === 0 && !isKeptApart)) && <HelpFirst isOffline />}
      {isKeptApart && <KeptApart notBefore={entry.notBefore} />}
      {((entry.state === 'QUEUED' && !isKeptApart) || isDraft) && <Button onClick={sendIt}>{t('sendNow')}</Button>}
      {!isDraft && <Button onClick={() => onCorrect(entry)}>{t(isRefused ? 'correct' : 'edit')}</Button>}
    </li>
  );
}
