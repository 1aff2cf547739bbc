import { useState } from 'react';
import type { Thread } from '#contract/threads/threads.schema.ts';
import { latePart, Nothing } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { personOf, useSession } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import styles from './ReplyArea.module.css';

// The form brings the rules and the device's database: nobody who only reads loads them.
const CommentForm = latePart(async () => (await import('./CommentForm.tsx')).CommentForm, {
  pending: <Skeleton shape="card" />,
  Missing: MissingPart,
});
const OwnComments = latePart(async () => (await import('./OwnComments.tsx')).OwnComments, { Missing: Nothing });

/** Where a reader answers a thread, and finds what is on its way or being read. */
export function ReplyArea({ thread }: { thread: Thread }) {
  const t = useMessages('threads');
  const authID = personOf(useSession());
  const [form, setForm] = useState<{ corrected?: OutboxEntry }>();

  return (
    <section id="composer" className={styles['reply']} aria-labelledby="reply">
      {authID !== undefined && <OwnComments authID={authID} slug={thread.slug} onCorrect={(corrected) => setForm({ corrected })} />}
      <h2 id="reply">{t('reply')}</h2>
      {thread.isLocked && <p className={styles['quiet']}>{t('locked')}</p>}
      {!thread.isLocked && !form && <Button onClick={() => setForm({})}>{t('writeReply')}</Button>}
      {form && (
        <CommentForm
          key={form.corrected?.id ?? authID ?? ''}
          thread={thread}
          authID={authID}
          {...form}
          onKept={() => setForm(undefined)}
          onClose={() => setForm(undefined)}
        />
      )}
    </section>
  );
}
