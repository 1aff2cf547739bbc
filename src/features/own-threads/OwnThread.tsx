import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { defaultTimeZone } from '#contract/constants.ts';
import { isPublicStatus } from '#contract/threads/thread-status.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { Button } from '#src/ui/Button.tsx';
import { formatInstant } from '#contract/dates-in-words.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ThreadText } from '../threads/ThreadText.tsx';
import { DeleteThread } from './DeleteThread.tsx';
import { OwnThreadStatus } from './OwnThreadStatus.tsx';
import styles from './OwnThreads.module.css';
import { ownThreadsQueries } from './own-threads.queries.ts';

// The editor, for those who change something.
const EditThreadForm = latePart(async () => (await import('./EditThreadForm.tsx')).EditThreadForm, {
  pending: <Skeleton shape="card" />,
  Missing: MissingPart,
});

/** One thread of one's own, as others see it or would, and what can still be done with it. */
export function OwnThread() {
  const t = useMessages('own-threads');
  const locale = useLocale();
  const { slug = '' } = useParams({ strict: false });
  const { data: thread, error } = useQuery(ownThreadsQueries.one(useApiClient(), slug));
  const [isEditing, setIsEditing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);

  // What was pressed goes with its part: the focus is where the other one begins.
  function show(editing: boolean) {
    flushSync(() => setIsEditing(editing));
    frame.current?.focus();
  }

  if (error instanceof ApiProblem && error.status === 404) {
    return (
      <EmptyState
        headingLevel={1}
        icon={<InfoIcon size={28} />}
        title={t('notFoundTitle')}
        actions={<LinkButton to="/threads/own">{t('back')}</LinkButton>}
      >
        <p>{t('notFoundText')}</p>
      </EmptyState>
    );
  }
  if (!thread) return error ? <p role="alert">{problemSentence(error, locale)}</p> : <PendingCard />;
  const { status, reason, editableUntil } = thread;
  if (isEditing) {
    return (
      <div ref={frame} className={styles['part']} tabIndex={-1}>
        <h1>{t('editTitle')}</h1>
        <EditThreadForm thread={thread} onClose={() => show(false)} />
      </div>
    );
  }
  return (
    <div ref={frame} className={styles['part']} tabIndex={-1}>
      <div className={styles['status']}>
        <OwnThreadStatus status={status} />
        {reason && (
          <p dir="auto">
            <TextWithNumbers text={t('reason', { reason })} />
          </p>
        )}
      </div>
      <ThreadText thread={thread} />
      <p className={styles['quiet']}>
        {editableUntil
          ? t('editableUntil', { moment: formatInstant(editableUntil, 'short', locale, defaultTimeZone) })
          : t(status === 'UNVALIDATED' ? 'notEditableRefused' : status === 'LOCKED' ? 'notEditableClosed' : 'noLongerEditable')}
      </p>
      <div className={styles['actions']}>
        {editableUntil && <Button onClick={() => show(true)}>{t('edit')}</Button>}
        {status === 'UNVALIDATED' && (
          <LinkButton variant="filled" to="/threads/write" search={{ again: slug }}>
            {t('again')}
          </LinkButton>
        )}
        {isPublicStatus(status) && (
          <LinkButton to="/threads/$slug" params={{ slug }}>
            {t('open')}
          </LinkButton>
        )}
        <DeleteThread slug={slug} />
      </div>
    </div>
  );
}
