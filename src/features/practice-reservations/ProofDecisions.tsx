import { useState } from 'react';
import { latePart } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { Button } from '#src/ui/Button.tsx';
import type { CardPartProps } from './card-part.ts';
import styles from './CardPayment.module.css';
import { clientName } from './client-name.ts';

const ReasonModal = latePart(async () => (await import('./ReasonModal.tsx')).ReasonModal, { Missing: MissingPart });

/** Validating needs one press, refusing a reason that the client will read. */
export function ProofDecisions({ reservation, decision, card }: CardPartProps) {
  const t = useMessages('practice-reservations');
  const [isRefusing, setIsRefusing] = useState(false);
  const isValidating = decision.isPending && 'isProofValid' in decision.variables && decision.variables.isProofValid;
  return (
    <div className={styles['buttons']}>
      <Button
        variant="filled"
        isPending={isValidating}
        disabled={decision.isPending && !isValidating}
        onClick={() => decision.mutate({ isProofValid: true }, { onSuccess: () => card.current?.focus() })}
      >
        {t('validateProof')}
      </Button>
      <Button disabled={decision.isPending} onClick={() => setIsRefusing(true)}>
        {t('refuseProof')}
      </Button>
      {isRefusing && (
        <ReasonModal
          subject={`proof/${reservation.id}`}
          title={t('refuseProofTitle')}
          text={t('refuseProofText', { name: clientName(reservation) })}
          submitLabel={t('refuseProof')}
          onSubmit={(reason) => decision.mutateAsync({ isProofValid: false, reason })}
          fallbackFocus={card}
          onClose={() => setIsRefusing(false)}
        />
      )}
    </div>
  );
}
