import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useOutbox } from '#src/page/use-outbox.ts';
import { personOf, useSession } from '#src/session/session.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { NewThreadForm } from './NewThreadForm.tsx';
import { ownThreadsQueries } from './own-threads.queries.ts';

/** The form, once it is known what it puts right. */
export function WriteThread() {
  const t = useMessages('own-threads');
  const { item, again } = useSearch({ strict: false });
  const authID = personOf(useSession());
  const entries = useOutbox(authID ?? '');
  const found = entries?.find(({ id, kind, state }) => id === item && kind === 'THREAD' && state !== 'SENT');
  // As it was found: what leaves meanwhile does not take the form with it.
  const [kept, setKept] = useState<OutboxEntry>();
  if (found && found.id !== kept?.id) setKept(found);
  const corrected = kept?.id === item ? kept : found;
  const isAgain = item === undefined && typeof again === 'string' && authID !== undefined;
  const { data: before, isLoading } = useQuery({ ...ownThreadsQueries.one(useApiClient(), isAgain ? again : ''), enabled: isAgain });
  const refused = before?.status === 'UNVALIDATED' ? before : undefined;
  const isAwaited = (item !== undefined && !entries) || (isAgain && isLoading);
  return (
    <>
      <h1>{t(corrected ? 'correctTitle' : 'writeTitle')}</h1>
      <p>{t('writeIntro')}</p>
      {isAwaited ? (
        <Skeleton shape="card" />
      ) : (
        <NewThreadForm key={corrected?.id ?? refused?.slug ?? ''} corrected={corrected} refused={refused} />
      )}
    </>
  );
}
