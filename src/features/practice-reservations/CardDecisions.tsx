import { useState } from 'react';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import type { CardPartProps } from './card-part.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import type { AskedDecision } from './DecisionModal.tsx';
import type { Desk } from './use-desk.ts';
import { UndoApproval } from './UndoApproval.tsx';
import { useSecondsLeft } from '#src/practice/use-seconds-left.ts';

const MoveByPracticeModal = latePart(async () => (await import('./MoveByPracticeModal.tsx')).MoveByPracticeModal, { Missing: MissingPart });
const DecisionModal = latePart(async () => (await import('./DecisionModal.tsx')).DecisionModal, { Missing: MissingPart });

interface CardDecisionsProps extends CardPartProps {
  undoUntil: number | undefined;
  put: Desk['put'];
}

/** What may be decided about a reservation. The modal outlives the buttons: its own decision takes them away before it closes. */
export function CardDecisions({ undoUntil, put, ...part }: CardDecisionsProps) {
  const [asked, setAsked] = useState<AskedDecision | 'MOVE'>();
  const onClose = () => setAsked(undefined);
  const secondsLeft = useSecondsLeft(undoUntil);
  const isUndoable = part.reservation.status === 'ACCEPTED' && secondsLeft > 0;
  return (
    <>
      {isUndoable ? <UndoApproval {...part} secondsLeft={secondsLeft} /> : <DecisionButtons {...part} onAsk={setAsked} />}
      {asked === 'MOVE' && <MoveByPracticeModal {...part} put={put} onClose={onClose} />}
      {asked && asked !== 'MOVE' && <DecisionModal {...part} asked={asked} onClose={onClose} />}
    </>
  );
}
