import { useState } from 'react';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import type { CardPartProps } from './card-part.ts';
import { DecisionButtons } from './DecisionButtons.tsx';
import type { AskedDecision } from './DecisionModal.tsx';
import { UndoApproval } from './UndoApproval.tsx';
import { useSecondsLeft } from '#src/practice/use-seconds-left.ts';

const DecisionModal = latePart(async () => (await import('./DecisionModal.tsx')).DecisionModal, { Missing: MissingPart });

/** What may be decided about a reservation. The modal outlives the buttons: its own decision takes them away before it closes. */
export function CardDecisions({ undoUntil, ...part }: CardPartProps & { undoUntil: number | undefined }) {
  const [asked, setAsked] = useState<AskedDecision>();
  const secondsLeft = useSecondsLeft(undoUntil);
  const isUndoable = part.reservation.status === 'ACCEPTED' && secondsLeft > 0;
  return (
    <>
      {isUndoable ? <UndoApproval {...part} secondsLeft={secondsLeft} /> : <DecisionButtons {...part} onAsk={setAsked} />}
      {asked && <DecisionModal {...part} asked={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
