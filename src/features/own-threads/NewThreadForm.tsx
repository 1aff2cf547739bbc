import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import type { ThreadBody } from '#contract/threads/writing.schema.ts';
import type { DraftKey } from '#src/device/database.ts';
import { nobody } from '#src/device/drafts.ts';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { isDraftRefused } from '#src/page/draft-writer.ts';
import { keepOrSend, whyNotSent } from '#src/page/keep-or-send.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { usePageState } from '#src/page/page-state.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { useFirstErrorFocus } from '#src/page/use-first-error-focus.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { useReachCheck } from '#src/page/use-reach-check.ts';
import { runProtected } from '#src/session/protected-action.ts';
import { personOf, session } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { justSent } from './just-sent.ts';
import type { ThreadPayload } from './open-thread.command.ts';
import styles from './OwnThreads.module.css';
import { ThreadFields } from './ThreadFields.tsx';
import { useThreadForm, type ThreadInput } from './thread-form.ts';

interface NewThreadFormProps {
  /** Under what name what is typed is kept: `thread/<subject>`. */
  draft: string;
  /** The words it begins with. */
  from?: Partial<ThreadInput> | undefined;
  /** The thread of the outbox that it puts right. */
  corrected?: OutboxEntry | undefined;
  /** What to know before writing on. */
  note?: ReactNode;
}

/** Writes a thread, or puts right one of the outbox; what is sent is on this device first. */
export function NewThreadForm({ draft, from, corrected, note }: NewThreadFormProps) {
  const t = useMessages('own-threads');
  const locale = useLocale();
  const navigate = useNavigate();
  const offline = usePageState(isOffline);
  const isRefused = usePageState(isDraftRefused);
  const contractForm = useThreadForm(from);
  const { form } = contractForm;
  const frame = useFirstErrorFocus(form);
  const { forget } = useLastingForm(form, draft);
  const [problem, setProblem] = useState(corrected?.state === 'NEEDS_FIX' ? corrected.lastError?.message : undefined);
  const isAnonymous = form.watch('isAnonymous') ?? true;
  useReachCheck();

  async function send({ contentNote, ...written }: ThreadBody) {
    setProblem(undefined);
    const payload: ThreadPayload = { ...written, isAnonymous, contentNote: contentNote || null };
    try {
      const sent = await runProtected(() => {
        const authID = personOf(session.get());
        if (authID === undefined) return undefined;
        const item = { authID, kind: 'THREAD', payload, drafts: [[nobody, draft]] satisfies DraftKey[] } as const;
        return keepOrSend({ item, corrected, place: 'thread' });
      });
      if (sent === undefined) return;
      // Its own page would find them again otherwise.
      await forget();
      await navigate({ to: '/threads/own' });
      // After the new page has taken the focus: what became of the text takes it from there.
      justSent.set(sent);
    } catch (error) {
      setProblem(error instanceof ApiProblem ? problemSentence(error, locale) : t(whyNotSent(error)));
    }
  }

  return (
    <form ref={frame} className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {note}
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
      <p className={styles['quiet']}>{t(isRefused ? 'draftNotKept' : 'draftNote')}</p>
    </form>
  );
}
