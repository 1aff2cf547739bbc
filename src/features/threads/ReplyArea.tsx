import { useRef, useState } from 'react';
import type { OwnComment, PublicThread } from '#contract/threads/threads.schema.ts';
import { latePart, Nothing } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import type { Sent } from '#src/page/keep-or-send.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { personOf, useSession } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { withMessages } from '#src/page/with-messages.ts';
import styles from './ReplyArea.module.css';

// The form brings the rules and the device's database: nobody who only reads loads them.
const CommentForm = latePart(async () => (await withMessages(['thread-reply'], import('./CommentForm.tsx'))).CommentForm, {
  pending: <Skeleton shape="card" />,
  Missing: MissingPart,
});
const OwnComments = latePart(async () => (await withMessages(['thread-reply'], import('./OwnComments.tsx'))).OwnComments, {
  Missing: Nothing,
});

/** Where a reader answers a thread, and finds what is on its way or being read. */
export function ReplyArea({ thread }: { thread: PublicThread }) {
  const t = useMessages('thread');
  const tThreads = useMessages('threads');
  const authID = personOf(useSession());
  const [form, setForm] = useState<{ corrected?: OutboxEntry; again?: OwnComment }>();
  const [sent, setSent] = useState<Sent>();
  const area = useRef<HTMLElement>(null);

  // The form goes, and the focus with it: it stays in this part, where the reply is shown next.
  function showSent(latest: Sent) {
    setForm(undefined);
    setSent(latest);
    area.current?.focus({ preventScroll: true });
  }

  return (
    <section ref={area} id="composer" className={styles['reply']} aria-labelledby="reply" tabIndex={-1}>
      {authID !== undefined && (
        <OwnComments
          authID={authID}
          thread={thread}
          sent={sent}
          onCorrect={(corrected) => setForm({ corrected })}
          onAgain={(again) => setForm({ again })}
        />
      )}
      <h2 id="reply">{t('reply')}</h2>
      {thread.isLocked && <p className={styles['quiet']}>{tThreads('locked')}</p>}
      {!thread.isLocked && !form && <Button onClick={() => setForm({})}>{t('writeReply')}</Button>}
      {form && (
        <CommentForm
          key={form.corrected?.id ?? form.again?.commentId ?? authID ?? ''}
          thread={thread}
          authID={authID}
          {...form}
          onSent={showSent}
          onClose={() => setForm(undefined)}
        />
      )}
    </section>
  );
}
