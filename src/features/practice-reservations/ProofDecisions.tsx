import { useState } from 'react';
import { latePart } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { CardPartProps } from './card-part.ts';
import styles from './CardPayment.module.css';
import { clientName } from './client-name.ts';
import { readyProofReasons } from './ready-proof-reasons.ts';

const ReasonModal = latePart(async () => (await import('./ReasonModal.tsx')).ReasonModal, { Missing: MissingPart });

const ofProof = { yes: 'validateProof', no: 'refuseProof', title: 'refuseProofTitle', text: 'refuseProofText' } as const;
const ofMoney = { yes: 'moneyArrived', no: 'moneyMissing', title: 'moneyMissingTitle', text: 'moneyMissingText' } as const;

interface ProofDecisionsProps extends CardPartProps {
  /** What follows a decision that has arrived; left out, the keyboard goes back to the card. */
  onDecided?: () => void;
}

/** Validating needs one press, refusing a reason that the client will read; of what is lost it is asked whether the money came. */
export function ProofDecisions({ reservation, actions, decision, card, onDecided = () => card.current?.focus() }: ProofDecisionsProps) {
  const t = useMessages('practice-reservations');
  const [isRefusing, setIsRefusing] = useState(false);
  const isValidating = decision.isPending && 'isProofValid' in decision.variables && decision.variables.isProofValid;
  const words = actions.isMoneyToCheck ? ofMoney : ofProof;
  return (
    <div className={styles['buttons']}>
      {actions.isMoneyToCheck && (
        <p id={`money-${reservation.id}`} className={styles['question']}>
          {t('moneyQuestion')}
        </p>
      )}
      <Button
        variant={actions.isMoneyToCheck ? 'outlined' : 'filled'}
        aria-describedby={actions.isMoneyToCheck ? `money-${reservation.id}` : undefined}
        isPending={isValidating}
        disabled={decision.isPending && !isValidating}
        onClick={() => decision.mutate({ isProofValid: true }, { onSuccess: onDecided })}
      >
        {t(words.yes)}
      </Button>
      <Button
        disabled={decision.isPending}
        aria-describedby={actions.isMoneyToCheck ? `money-${reservation.id}` : undefined}
        onClick={() => setIsRefusing(true)}
      >
        {t(words.no)}
      </Button>
      {isRefusing && (
        <ReasonModal
          subject={`proof/${reservation.id}`}
          title={t(words.title)}
          text={t(words.text, { name: clientName(reservation) })}
          submitLabel={t(words.no)}
          ready={actions.isMoneyToCheck ? [] : readyProofReasons}
          onSubmit={async (reason) => {
            await decision.mutateAsync({ isProofValid: false, reason });
            onDecided();
          }}
          fallbackFocus={card}
          onClose={() => setIsRefusing(false)}
        />
      )}
    </div>
  );
}
