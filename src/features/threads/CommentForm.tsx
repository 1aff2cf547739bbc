import { useEffect, useRef, useState } from 'react';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { commentMaxLength, commentsCloseAfterDays } from '#contract/constants.ts';
import { addCommentBody, type OwnComment, type PublicThread } from '#contract/threads/threads.schema.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { isDraftRefused } from '#src/page/draft-writer.ts';
import { keepOrSend, whyNotSent, type Sent } from '#src/page/keep-or-send.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { usePageState } from '#src/page/page-state.ts';
import { noteRestored } from '#src/page/note-restored.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { useReachCheck } from '#src/page/use-reach-check.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { TextWithNumbers } from '#src/page/TextWithNumbers.tsx';
import { runProtected } from '#src/session/protected-action.ts';
import { personOf, session } from '#src/session/session.ts';
import { Button } from '#src/ui/Button.tsx';
import { Note } from '#src/ui/Note.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import type { CommentPayload } from './add-comment.command.ts';
import { commentDraftKeeper, findLateReply, readCommentDraft } from './comment-draft.ts';
import { HelpFirst } from './HelpFirst.tsx';
import { HelpNow } from './HelpNow.tsx';
import styles from './ReplyArea.module.css';

interface CommentFormProps {
  thread: PublicThread;
  authID: string | undefined;
  /** A comment of the outbox, refused or waiting, that is put right. */
  corrected?: OutboxEntry;
  /** One that was not published: its words are where the new one begins. */
  again?: OwnComment;
  /** It is safe on this device and on its way, or with the practice. */
  onSent: (sent: Sent) => void;
  onClose: () => void;
}

const dayMs = 24 * 3_600_000;
const isClosed = ({ createdAt }: PublicThread): boolean => Date.now() - Date.parse(createdAt) > commentsCloseAfterDays * dayMs;

/** The form, once it is known whether words to put a reply right that has left are waiting for it. */
export function CommentForm(props: CommentFormProps) {
  const { authID, thread, corrected, again } = props;
  const isNew = authID !== undefined && !corrected && !again;
  const [late, setLate] = useState<OutboxEntry | null>();

  // They lie on the device.
  useEffect(() => {
    if (!isNew) return undefined;
    let isLeft = false;
    const read = async () => {
      const found = await findLateReply(authID, thread.slug).catch(() => undefined);
      if (!isLeft) setLate(found ?? null);
    };
    void read();
    return () => {
      isLeft = true;
    };
  }, [isNew, authID, thread.slug]);

  if (isNew && late === undefined) return <Skeleton shape="card" />;
  return late ? <ReplyForm {...props} corrected={late} isLate /> : <ReplyForm {...props} />;
}

function ReplyForm({ thread, authID, corrected, again, isLate = false, onSent, onClose }: CommentFormProps & { isLate?: boolean }) {
  const t = useMessages('thread-reply');
  const offline = usePageState(isOffline);
  const isRefused = usePageState(isDraftRefused);
  const locale = useLocale();
  const { slug, title } = thread;
  const refused = corrected?.payload as CommentPayload | undefined;
  const { form, errorOf } = useContractForm(addCommentBody, {
    content: refused?.content ?? again?.content ?? '',
  });
  const [problem, setProblem] = useState(corrected?.state === 'NEEDS_FIX' ? corrected.lastError?.message : undefined);
  const correctedId = corrected?.id ?? (again && `again/${again.commentId}`);
  const [keeper] = useState(() => commentDraftKeeper({ authID, slug, correctedId }));
  const content = form.watch('content');
  const field = useRef<HTMLFormElement>(null);

  // What was typed before a closed tab is read from the device, after the form is there.
  useEffect(() => {
    // What is put back has been written already; written again by a form that is new since a sign-in, it would outlive its sending.
    let isPutBack = false;
    const keep = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ values, isDirty }) => isDirty && !isPutBack && keeper.change(values),
    });
    const restore = async () => {
      const draft = await readCommentDraft({ authID, slug, correctedId });
      if (!draft || form.formState.isDirty) return;
      isPutBack = true;
      form.reset(draft, { keepDefaultValues: true });
      isPutBack = false;
      noteRestored(draft);
    };
    if (refused) noteRestored(refused);
    void restore();
    field.current?.querySelector('textarea')?.focus();
    return keep;
  }, [form, keeper, authID, slug, correctedId, refused]);

  useReachCheck();

  async function send({ content: written }: { content: string }) {
    setProblem(undefined);
    const payload: CommentPayload = { slug, threadTitle: title, content: written };
    try {
      const sent = await runProtected(async () => {
        const owner = personOf(session.get());
        if (owner === undefined) return undefined;
        await keeper.written();
        const item = { authID: owner, kind: 'COMMENT', payload, drafts: keeper.keysOf(owner) } as const;
        return keepOrSend({ item, corrected, place: `comment ${slug}` });
      });
      if (sent === undefined) return;
      keeper.drop();
      onSent(sent);
    } catch (error) {
      setProblem(error instanceof ApiProblem ? problemSentence(error, locale) : t(whyNotSent(error)));
    }
  }

  async function giveUp() {
    keeper.drop();
    await keeper.written();
    onClose();
  }

  if (isClosed(thread)) return <p className={styles['quiet']}>{t('closed')}</p>;
  return (
    <form ref={field} className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
      {again?.reason && (
        <Note title={t('againTitle')}>
          <p dir="auto">
            <TextWithNumbers text={t('notPublishedReason', { reason: again.reason })} />
          </p>
        </Note>
      )}
      {isLate && <Note title={t('lateTitle')}>{t('lateText')}</Note>}
      <HelpNow text={content} />
      <TextArea
        label={t('yourReply')}
        hint={t('replyHint')}
        error={errorOf('content')}
        dir="auto"
        rows={5}
        maxLength={commentMaxLength}
        {...form.register('content')}
      />
      {offline && <HelpFirst isOffline />}
      {isRefused && <p className={styles['quiet']}>{t('draftNotKept')}</p>}
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
        {isLate && (
          <Button variant="plain" onClick={() => void giveUp()}>
            {t('leaveAsItIs')}
          </Button>
        )}
      </div>
    </form>
  );
}
