import { useAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import type { OpenReports } from '#contract/threads/reports.schema.ts';
import { isPublicStatus } from '#contract/threads/thread-status.ts';
import type { ThreadStatus } from '#contract/threads/threads.schema.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { Button } from '#src/ui/Button.tsx';
import { restoredTextAtom } from './last-decision.ts';
import styles from './Moderation.module.css';
import { useModeration, type ModeratedText } from './use-moderation.ts';

const WithholdModal = latePart(async () => (await import('./WithholdModal.tsx')).WithholdModal, { Missing: MissingPart });

interface DecisionButtonsProps {
  text: ModeratedText;
  status: ThreadStatus;
  reports: OpenReports | null;
  /** It is decided; the focus is on this text's decisions unless it goes elsewhere. */
  onDecided?: (() => void) | undefined;
}

/** What can be decided of a text as it stands. */
export function DecisionButtons({ text: { slug, commentId, editedAt }, status, reports, onDecided }: DecisionButtonsProps) {
  const t = useMessages('practice-threads');
  const locale = useLocale();
  const [isAsked, setIsAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const tell = onDecided ?? (() => frame.current?.focus());
  const moderation = useModeration(tell);
  const text = { slug, commentId, editedAt, status };
  const [restored, setRestored] = useAtom(restoredTextAtom);
  const isPublic = isPublicStatus(status);
  // Deleted by its author, and reported as a danger: there is nothing to publish, and somebody to think of.
  const isGone = status === 'DELETED';

  // The bar that brought it back has gone, with the focus.
  useEffect(() => {
    if (restored !== (commentId ?? slug)) return;
    frame.current?.focus();
    setRestored(undefined);
  }, [restored, commentId, slug, setRestored]);

  function publish(seen: { seenUntil?: string } = {}) {
    moderation.mutateAsync({ ...text, ...seen }).catch((error: unknown) => toastProblem(error, locale));
  }

  return (
    <div ref={frame} className={styles['decisions']} tabIndex={-1}>
      {!isPublic && !isGone && (
        <Button variant="filled" data-decision="publish" isPending={moderation.isPending} onClick={() => publish()}>
          {t('publish')}
        </Button>
      )}
      {(isPublic || isGone) && reports && (
        <Button
          variant="filled"
          data-decision="publish"
          isPending={moderation.isPending}
          onClick={() => publish({ seenUntil: reports.lastAt })}
        >
          {t('nothingToDo')}
        </Button>
      )}
      {status !== 'UNVALIDATED' && !isGone && (
        <Button data-decision="withhold" onClick={() => setIsAsked(true)}>
          {t(isPublic ? 'takeBackAsk' : 'withholdAsk')}
        </Button>
      )}
      {isAsked && (
        <WithholdModal text={text} isPublic={isPublic} fallbackFocus={frame} onDecided={tell} onClose={() => setIsAsked(false)} />
      )}
    </div>
  );
}
