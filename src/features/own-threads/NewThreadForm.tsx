import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { OwnThread, ThreadBody } from '#contract/threads/writing.schema.ts';
import { nobody } from '#src/device/drafts.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { NoLongerCorrectable } from '#src/device/outbox.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { useMessages } from '#src/page/messages.ts';
import { keepForSending } from '#src/page/outbox.ts';
import { usePageState } from '#src/page/page-state.ts';
import { useFirstErrorFocus } from '#src/page/use-first-error-focus.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { useReachCheck } from '#src/page/use-reach-check.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { runProtected } from '#src/session/protected-action.ts';
import { personOf, session } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { justKept } from './just-kept.ts';
import type { ThreadPayload } from './open-thread.command.ts';
import styles from './OwnThreads.module.css';
import { ThreadFields } from './ThreadFields.tsx';
import { useThreadForm } from './thread-form.ts';

interface NewThreadFormProps {
  corrected: OutboxEntry | undefined;
  /** One that was not published: its words are where the new one begins. */
  refused: OwnThread | undefined;
}

/** Writes a thread, or puts right one of the outbox; what is sent is on this device first. */
export function NewThreadForm({ corrected, refused }: NewThreadFormProps) {
  const t = useMessages('own-threads');
  const navigate = useNavigate();
  const offline = usePageState(isOffline);
  const contractForm = useThreadForm(corrected ? (corrected.payload as ThreadPayload) : refused);
  const { form } = contractForm;
  const frame = useFirstErrorFocus(form);
  const draft = corrected ? `thread/${corrected.id}` : refused ? `thread/again/${refused.slug}` : 'thread/new';
  const { forget } = useLastingForm(form, draft);
  const [problem, setProblem] = useState(corrected?.state === 'NEEDS_FIX' ? corrected.lastError?.message : undefined);
  const isAnonymous = form.watch('isAnonymous') ?? true;
  useReachCheck();

  async function send({ contentNote, ...written }: ThreadBody) {
    setProblem(undefined);
    const payload: ThreadPayload = { ...written, isAnonymous, contentNote: contentNote || null };
    try {
      const id = await runProtected(() => {
        const authID = personOf(session.get());
        return authID === undefined
          ? undefined
          : keepForSending({ authID, kind: 'THREAD', payload, drafts: [[nobody, draft]] }, corrected?.id);
      });
      if (id === undefined) return;
      forget();
      justKept.set(id);
      await navigate({ to: '/threads/own' });
    } catch (error) {
      setProblem(t(error instanceof NoLongerCorrectable ? 'alreadyOnItsWay' : 'notKept'));
    }
  }

  return (
    <form ref={frame} className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {refused?.reason && (
        <Note title={t('againTitle')}>
          <p dir="auto">
            <TextWithNumbers text={t('reason', { reason: refused.reason })} />
          </p>
        </Note>
      )}
      <ThreadFields contractForm={contractForm} />
      <div className={styles['sign']}>
        <Checkbox
          label={t('sign')}
          checked={!isAnonymous}
          onChange={(event) => form.setValue('isAnonymous', !event.target.checked, { shouldDirty: true })}
        />
        <p className={styles['quiet']}>{t('signHint')}</p>
      </div>
      {problem && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      <div className={styles['actions']}>
        <Button type="submit" variant="filled" isPending={form.formState.isSubmitting}>
          {t(offline ? 'keep' : 'send')}
        </Button>
      </div>
      <p className={styles['quiet']}>{t('draftNote')}</p>
    </form>
  );
}
