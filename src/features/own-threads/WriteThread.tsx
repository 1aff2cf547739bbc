import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useMessages } from '#src/page/messages.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { useApiClient } from '#src/page/use-api-client.ts';
import type { LastingDraft } from '#src/page/use-lasting-form.ts';
import { useOutbox } from '#src/page/use-outbox.ts';
import { usePageState } from '#src/page/page-state.ts';
import { isSessionKnown, personOf, useSession } from '#src/session/session.ts';
import { Note } from '#src/ui/Note.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { correctionName, readCorrection } from './late-words.ts';
import { NewThreadForm } from './NewThreadForm.tsx';
import type { ThreadPayload } from './open-thread.command.ts';
import { ownThreadsQueries } from './own-threads.queries.ts';
import type { ThreadInput } from './thread-form.ts';

/** The form, once it is known what it puts right. */
export function WriteThread() {
  const t = useMessages('own-threads');
  const { item, again } = useSearch({ strict: false });
  const authID = personOf(useSession());
  const isKnown = usePageState(isSessionKnown);
  const entries = useOutbox(authID ?? '');
  const found = entries?.find(({ id, kind }) => id === item && kind === 'THREAD');
  const waiting = found?.state === 'SENT' ? undefined : found;
  // As it was found: what leaves meanwhile does not take the form with it.
  const [kept, setKept] = useState<OutboxEntry>();
  if (waiting && waiting.id !== kept?.id) setKept(waiting);
  const corrected = kept?.id === item ? kept : waiting;
  const lateId = typeof item === 'string' && entries && !corrected ? item : undefined;
  // Whose words they are tells who is signed in.
  const late = useCorrection(authID, lateId);
  const isAgain = item === undefined && typeof again === 'string' && authID !== undefined;
  const { data: before, isLoading } = useQuery({ ...ownThreadsQueries.one(useApiClient(), isAgain ? again : ''), enabled: isAgain });
  const isAwaited = (item !== undefined && !(isKnown && entries)) || late?.isAwaited || (isAgain && isLoading);
  return (
    <>
      <h1>{t(corrected || late ? 'correctTitle' : 'writeTitle')}</h1>
      <p>{t('writeIntro')}</p>
      {isAwaited ? (
        <Skeleton shape="card" />
      ) : corrected ? (
        <NewThreadForm
          key={corrected.id}
          draft={correctionName(corrected.authID, corrected.id)}
          from={corrected.payload as ThreadPayload}
          corrected={corrected}
        />
      ) : authID && lateId && late?.draft ? (
        <NewThreadForm
          key={lateId}
          draft={correctionName(authID, lateId)}
          from={late.draft.from ?? late.draft.typed}
          corrected={found}
          note={<Note title={t('lateTitle')}>{t(found ? 'lateChanges' : 'lateOpens')}</Note>}
        />
      ) : before?.status === 'UNVALIDATED' ? (
        <NewThreadForm
          key={before.slug}
          draft={`thread/again/${before.slug}`}
          from={before}
          note={
            before.reason && (
              <Note title={t('againTitle')}>
                <p dir="auto">
                  <TextWithNumbers text={t('reason', { reason: before.reason })} />
                </p>
              </Note>
            )
          }
        />
      ) : (
        <NewThreadForm key="new" draft="thread/new" />
      )}
    </>
  );
}

interface Correction {
  readonly isAwaited: boolean;
  /** What was typed to put it right, where there is something. */
  readonly draft?: LastingDraft<ThreadInput> | undefined;
}

/** Reads what this device keeps for a thread that does not wait here any more; undefined where none is asked for, or nothing is kept. */
function useCorrection(authID: string | undefined, itemId: string | undefined): Correction | undefined {
  const name = authID !== undefined && itemId !== undefined ? correctionName(authID, itemId) : undefined;
  const [read, setRead] = useState<{ name: string; draft: LastingDraft<ThreadInput> | undefined }>();

  // The draft lives on the device.
  useEffect(() => {
    if (authID === undefined || itemId === undefined) return undefined;
    let isLeft = false;
    const restore = async () => {
      const draft = await readCorrection(authID, itemId);
      if (!isLeft) setRead({ name: correctionName(authID, itemId), draft });
    };
    void restore();
    return () => {
      isLeft = true;
    };
  }, [authID, itemId]);

  if (name === undefined) return undefined;
  if (read?.name !== name) return { isAwaited: true };
  return read.draft && { isAwaited: false, draft: read.draft };
}
