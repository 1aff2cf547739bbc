import { lazy, Suspense, useState } from 'react';
import type { Thread } from '#contract/threads/threads.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { personOf, useSession } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import styles from './ReplyArea.module.css';

// The form brings the rules and the device's database: nobody who only reads loads them.
const CommentForm = lazy(async () => ({ default: (await import('./CommentForm.tsx')).CommentForm }));
const OwnComments = lazy(async () => ({ default: (await import('./OwnComments.tsx')).OwnComments }));

/** Where a reader answers a thread, and finds what is on its way or being read. */
export function ReplyArea({ thread }: { thread: Thread }) {
  const t = useMessages('threads');
  const authID = personOf(useSession());
  const [form, setForm] = useState<{ corrected?: OutboxEntry }>();

  return (
    <section id="composer" className={styles['reply']} aria-labelledby="reply">
      {authID !== undefined && (
        <Suspense fallback={null}>
          <OwnComments authID={authID} slug={thread.slug} onCorrect={(corrected) => setForm({ corrected })} />
        </Suspense>
      )}
      <h2 id="reply">{t('reply')}</h2>
      {thread.isLocked && <p className={styles['quiet']}>{t('locked')}</p>}
      {!thread.isLocked && !form && <Button onClick={() => setForm({})}>{t('writeReply')}</Button>}
      {form && (
        <Suspense fallback={<Skeleton shape="card" />}>
          <CommentForm
            key={form.corrected?.id ?? authID ?? ''}
            thread={thread}
            authID={authID}
            {...form}
            onKept={() => setForm(undefined)}
            onClose={() => setForm(undefined)}
          />
        </Suspense>
      )}
    </section>
  );
}
