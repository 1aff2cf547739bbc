import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import type { CardPartProps } from './card-part.ts';
import type { AskedDecision } from './DecisionModal.tsx';
import styles from './PracticeCard.module.css';
import { absenceIn } from './use-decisions.ts';

/** Approve apart from what cannot be taken back; only approving needs no second thought, for it can be undone, unless it falls within an absence. */
export function DecisionButtons({
  reservation,
  actions,
  decision,
  card,
  onAsk,
}: CardPartProps & { onAsk: (asked: AskedDecision | 'MOVE') => void }) {
  const t = useMessages('practice-reservations');
  const isApproving = decision.isPending && 'to' in decision.variables && decision.variables.to === 'ACCEPTED';
  const why = actions.whyNotApprovable;
  const whyId = `why-${reservation.id}`;

  const isFreeing = decision.isPending && 'to' in decision.variables && decision.variables.to === 'EXPIRED';

  const approve = () =>
    decision.mutate(
      { to: 'ACCEPTED' },
      {
        onSuccess: () => card.current?.focus(),
        onError: (error) => {
          const absence = absenceIn(error);
          if (absence) onAsk({ absence });
        },
      },
    );

  if (
    !actions.isApprovable &&
    !actions.canReject &&
    !actions.canCancel &&
    !actions.canFreeHold &&
    !actions.canNoteNoShow &&
    !actions.grantableId
  )
    return null;
  return (
    <div className={styles['decisions']}>
      <div className={styles['buttons']}>
        {actions.isApprovable && (
          <Button
            variant={why ? 'outlined' : 'filled'}
            disabled={why !== null || (decision.isPending && !isApproving)}
            isPending={isApproving}
            aria-describedby={why ? whyId : undefined}
            onClick={approve}
          >
            {t('approve')}
          </Button>
        )}
        {actions.canFreeHold && (
          <Button
            disabled={decision.isPending && !isFreeing}
            isPending={isFreeing}
            aria-describedby={whyId}
            onClick={() => decision.mutate({ to: 'EXPIRED' }, { onSuccess: () => card.current?.focus() })}
          >
            {t('freeHold')}
          </Button>
        )}
        {actions.canMove && <Button onClick={() => onAsk('MOVE')}>{t('move')}</Button>}
        {actions.canNoteNoShow && <Button onClick={() => onAsk('NO_SHOW')}>{t('noShow')}</Button>}
        {actions.grantableId && (
          <Button variant="plain" disabled={decision.isPending} onClick={() => onAsk('REFUND')}>
            {t('grantRefund')}
          </Button>
        )}
        <div className={styles['refusals']}>
          {actions.canReject && (
            <Button disabled={decision.isPending} onClick={() => onAsk('REJECTED')}>
              {t('reject')}
            </Button>
          )}
          {actions.canCancel && (
            <Button variant="plain" disabled={decision.isPending} onClick={() => onAsk('CANCELLED')}>
              {t('cancel')}
            </Button>
          )}
        </div>
      </div>
      {((actions.isApprovable && why) || actions.canFreeHold) && (
        <p id={whyId} className={styles['why']}>
          {t(actions.isApprovable && why ? why : 'freeHoldHint')}
        </p>
      )}
    </div>
  );
}
