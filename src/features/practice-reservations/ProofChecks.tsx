import { useQuery } from '@tanstack/react-query';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { paymentStateOf } from '#src/features/reservations/payment-state.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { classNames } from '#src/ui/class-names.ts';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { InfoIcon } from '#src/ui/icons/InfoIcon.tsx';
import styles from './CardPayment.module.css';
import { checkWords, type CheckLook } from './check-words.ts';
import { practiceReservationQueries } from './practice-reservations.queries.ts';

const looks: Record<CheckLook, { Shape: typeof CheckIcon; className: string | undefined }> = {
  good: { Shape: CheckIcon, className: styles['good'] },
  doubtful: { Shape: AlertIcon, className: styles['doubtful'] },
  open: { Shape: InfoIcon, className: undefined },
};

interface ProofChecksProps {
  reservation: PracticeReservation;
  manualPaymentId: string;
}

/** What the server could check by itself, in words. */
export function ProofChecks({ reservation, manualPaymentId }: ProofChecksProps) {
  const t = useMessages('practice-reservations');
  const locale = useLocale();
  const { data, isError } = useQuery(practiceReservationQueries.checks(useApiClient(), manualPaymentId));
  if (!data) return <p className={classNames(styles['checks'], styles['quiet'])}>{t(isError ? 'checksFailed' : 'checksPending')}</p>;
  const amount = formatMillimes(reservation.payment.amountMillimes, locale);
  // Of a reservation that is lost, the slot is no question any more.
  const isLost = paymentStateOf(reservation) === 'REFUND_TO_CHECK';
  const shown = checkWords(data).filter(({ key }) => !isLost || !key.startsWith('holdAlive'));
  return (
    <ul className={styles['checks']} aria-label={t('checksTitle')}>
      {shown.map(({ key, look }) => {
        const { Shape, className } = looks[look];
        return (
          <li key={key} className={classNames(styles['check'], className)}>
            <Shape size={18} />
            {t(key, { amount })}
          </li>
        );
      })}
    </ul>
  );
}
