import { useEffect, useRef, useState } from 'react';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { NoLongerCorrectable } from '#src/device/outbox.ts';
import { commentMaxLength, commentsCloseAfterDays } from '#contract/constants.ts';
import { holdsCrisisWord } from '#contract/threads/crisis-words.ts';
import { addCommentBody, type Thread } from '#contract/threads/threads.schema.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { useMessages } from '#src/page/messages.ts';
import { keepForSending } from '#src/page/outbox.ts';
import { usePageState } from '#src/page/page-state.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { runProtected } from '#src/session/protected-action.ts';
import { personOf, session } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import type { CommentPayload } from './add-comment.command.ts';
import { commentDraftKeeper, readCommentDraft } from './comment-draft.ts';
import { HelpFirst } from './HelpFirst.tsx';
import styles from './ReplyArea.module.css';

interface CommentFormProps {
  thread: Thread;
  authID: string | undefined;
  /** A refused comment, to be put right. */
  corrected?: OutboxEntry;
  /** It is safe on this device, and on its way. */
  onKept: () => void;
  onClose: () => void;
}

const dayMs = 24 * 3_600_000;
const isClosed = ({ createdAt }: Thread): boolean => Date.now() - Date.parse(createdAt) > commentsCloseAfterDays * dayMs;

export function CommentForm({ thread, authID, corrected, onKept, onClose }: CommentFormProps) {
  const t = useMessages('threads');
  const offline = usePageState(isOffline);
  const { slug, title } = thread;
  const refused = corrected?.payload as CommentPayload | undefined;
  const { form, errorOf } = useContractForm(addCommentBody, {
    content: refused?.content ?? '',
  });
  const [problem, setProblem] = useState(corrected?.lastError?.message);
  const [keeper] = useState(() => commentDraftKeeper(authID, slug));
  const content = form.watch('content');
  const field = useRef<HTMLFormElement>(null);

  // What was typed before a closed tab is read from the device, after the form is there.
  useEffect(() => {
    const keep = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => isDirty && keeper.change(values),
    });
    const restore = async () => {
      const draft = await readCommentDraft(authID, slug);
      if (draft && !form.formState.isDirty) form.reset(draft, { keepDefaultValues: true });
    };
    if (!refused) void restore();
    field.current?.querySelector('textarea')?.focus();
    return keep;
  }, [form, keeper, authID, slug, refused]);

  async function send({ content: written }: { content: string }) {
    setProblem(undefined);
    const payload: CommentPayload = { slug, threadTitle: title, content: written };
    try {
      const id = await runProtected(() => {
        const owner = personOf(session.get());
        return owner === undefined ? undefined : keepForSending({ authID: owner, kind: 'COMMENT', payload }, corrected?.id);
      });
      if (id === undefined) return;
      keeper.drop();
      onKept();
    } catch (error) {
      setProblem(t(error instanceof NoLongerCorrectable ? 'alreadyOnItsWay' : 'notKept'));
    }
  }

  if (isClosed(thread)) return <p className={styles['quiet']}>{t('closed')}</p>;
  return (
    <form ref={field} className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      <TextArea
        label={t('yourReply')}
        hint={t('replyHint')}
        error={errorOf('content')}
        dir="auto"
        rows={5}
        maxLength={commentMaxLength}
        {...form.register('content')}
      />
      {(offline || holdsCrisisWord(content)) && <HelpFirst isOffline={offline} />}
      {problem && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      <div className={styles['actions']}>
        <Button type="submit" variant="filled" isPending={form.formState.isSubmitting}>
          {t(offline ? 'keepReply' : 'sendReply')}
        </Button>
        <Button onClick={onClose}>{t('notNow')}</Button>
      </div>
    </form>
  );
}
