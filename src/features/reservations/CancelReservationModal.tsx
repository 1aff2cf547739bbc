import type { RefObject } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import { clientCancellation } from '#contract/booking/reservation-status.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { NetworkFailure } from '#src/device/problems.ts';
import { toast } from '#src/page/toasts.ts';
import { useChange } from '#src/page/use-change.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { ModalActions } from '#src/ui/ModalActions.tsx';
import { paymentStateOf } from './payment-state.ts';
import { dayAndTimeOf } from './reservation-moment.ts';
import { useCancelReservation } from './reservations.mutations.ts';
import { useNow } from './use-now.ts';

export interface ReservationModalProps {
  reservation: Reservation;
  onClose: () => void;
  /** The card that was pressed may have moved to another place. */
  fallbackFocus: RefObject<HTMLElement | null>;
}

const hasPaid = (reservation: Reservation) => ['SUBMITTED', 'VALIDATED', 'ONLINE_SETTLED'].includes(paymentStateOf(reservation));

/** Says whether cancelling is free before it is done. */
export function CancelReservationModal({ reservation, onClose, fallbackFocus }: ReservationModalProps) {
  const t = useMessages('reservations');
  const locale = useLocale();
  const now = useNow();
  const cancelling = useCancelReservation();
  const { isFree } = clientCancellation(reservation, now);
  const amount = formatMillimes(reservation.payment.amountMillimes, locale);
  const rule = isFree ? (hasPaid(reservation) ? 'cancelIsFreeAndRefunded' : 'cancelIsFree') : 'cancelIsLate';

  const cancel = useChange({
    send: async () => {
      await cancelling.mutateAsync(reservation.id);
      void toast.success(t('cancelled'));
    },
    onClose,
    sentenceOf: (error) => (error instanceof NetworkFailure ? t('cancelUnsure') : undefined),
  });

  return (
    <Modal title={t('cancelTitle')} closeLabel={t('close')} size="small" onClose={onClose} fallbackFocus={fallbackFocus}>
      <p>{t('cancelWhich', { service: reservation.service.name[locale], day: dayAndTimeOf(reservation, locale) })}</p>
      <p>
        {t(rule, { amount })} {t('cancelFreesSlot')}
      </p>
      <ModalActions>
        <Button disabled={cancelling.isPending} onClick={onClose}>
          {t('cancelKeep')}
        </Button>
        <Button variant="danger" isPending={cancelling.isPending} onClick={() => void cancel()}>
          {t('cancelConfirm')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
