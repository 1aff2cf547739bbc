import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useChange } from '#src/page/use-change.ts';
import type { CardPartProps } from './card-part.ts';
import { settleOutOfDate } from './settle-out-of-date.ts';
import type { Decision } from './use-decisions.ts';

interface ConfirmDecisionModalProps extends Pick<CardPartProps, 'decision' | 'card'> {
  asked: Decision;
  title: string;
  text: string;
  doLabel: string;
  onClose: () => void;
}

/** A decision that needs no reason, asked once more. */
export function ConfirmDecisionModal({ asked, title, text, doLabel, decision, card, onClose }: ConfirmDecisionModalProps) {
  const decide = useChange({ send: () => decision.mutateAsync(asked).catch(settleOutOfDate), onClose });
  return (
    <ChangeModal
      title={title}
      doLabel={doLabel}
      isPending={decision.isPending}
      fallbackFocus={card}
      onDo={() => void decide()}
      onClose={onClose}
    >
      <p>{text}</p>
    </ChangeModal>
  );
}
