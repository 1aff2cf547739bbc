import { useState } from 'react';
import { latePart } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { CardPartProps } from './card-part.ts';
import type { AskedDecision } from './DecisionModal.tsx';
import styles from './PracticeCard.module.css';
import { UndoApproval } from './UndoApproval.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

const DecisionModal = latePart(async () => (await import('./DecisionModal.tsx')).DecisionModal, { Missing: MissingPart });

/** Approve apart from what cannot be taken back; only approving needs no second thought, for it can be undone. */
export function CardDecisions({ undoUntil, ...part }: CardPartProps & { undoUntil: number | undefined }) {
  const { reservation, actions, decision, card } = part;
  const t = useMessages('practice-reservations');
  const [asked, setAsked] = useState<AskedDecision>();
  const secondsLeft = useSecondsLeft(undoUntil);
  const isApproving = decision.isPending && 'to' in decision.variables && decision.variables.to === 'ACCEPTED';
  const why = actions.whyNotApprovable;
  const whyId = `why-${reservation.id}`;

  if (reservation.status === 'ACCEPTED' && secondsLeft > 0) return <UndoApproval {...part} secondsLeft={secondsLeft} />;
  if (!actions.isApprovable && !actions.canReject && !actions.canCancel && !actions.canNoteNoShow) return null;
  return (
    <div className={styles['decisions']}>
      <div className={styles['buttons']}>
        {actions.isApprovable && (
          <Button
            variant={why ? 'outlined' : 'filled'}
            disabled={why !== null || (decision.isPending && !isApproving)}
            isPending={isApproving}
            aria-describedby={why ? whyId : undefined}
            onClick={() => decision.mutate({ to: 'ACCEPTED' }, { onSuccess: () => card.current?.focus() })}
          >
            {t('approve')}
          </Button>
        )}
        {actions.canNoteNoShow && <Button onClick={() => setAsked('NO_SHOW')}>{t('noShow')}</Button>}
        <div className={styles['refusals']}>
          {actions.canReject && (
            <Button disabled={decision.isPending} onClick={() => setAsked('REJECTED')}>
              {t('reject')}
            </Button>
          )}
          {actions.canCancel && (
            <Button variant="plain" disabled={decision.isPending} onClick={() => setAsked('CANCELLED')}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </div>
      {actions.isApprovable && why && (
        <p id={whyId} className={styles['why']}>
          {t(why)}
        </p>
      )}
      {asked && <DecisionModal {...part} asked={asked} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
