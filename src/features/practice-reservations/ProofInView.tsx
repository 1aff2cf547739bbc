import { useQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { readFile } from '#contract/bucket/bucket.endpoints.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { proofImage } from '#contract/payment/proof-image.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { ImageViewer } from '#src/ui/ImageViewer.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { clientName } from './client-name.ts';
import { paymentWords } from './payment-words.ts';
import { ProofChecks } from './ProofChecks.tsx';
import { ProofDecisions } from './ProofDecisions.tsx';
import { ProofFacts } from './ProofFacts.tsx';
import { isProofToDecide } from './proof-queue.ts';
import styles from './ProofViewer.module.css';
import { ReceivedAmount } from './ReceivedAmount.tsx';
import { staffActions } from './staff-actions.ts';
import { useDecisions } from './use-decisions.ts';
import type { Desk } from './use-desk.ts';

/** The picture as large as it was sent; nothing where there is none. */
function useProofImage(reservation: PracticeReservation | undefined) {
  const file = reservation?.payment.manualPayment?.file;
  const query = { w: proofImage.maxPixels, h: proofImage.maxPixels };
  return useQuery({
    ...endpointQuery(useApiClient(), readFile, { parameters: { key: file?.key ?? '' }, query }),
    enabled: file !== undefined && file !== null,
  });
}

interface ProofInViewProps {
  reservation: PracticeReservation;
  /** The one that follows, whose picture comes meanwhile. */
  next: PracticeReservation | undefined;
  now: Date;
  desk: Desk;
  /** Where the keyboard goes on when a button that was pressed is gone. */
  place: RefObject<HTMLElement | null>;
  onDecided: () => void;
}

/** One proof, beside it what it must say, what could be checked, the amount that came in, and the decision. */
export function ProofInView({ reservation, next, now, desk, place, onDecided }: ProofInViewProps) {
  const t = useMessages('practice-reservations');
  const locale = useLocale();
  const { data, isError, refetch } = useProofImage(reservation);
  useProofImage(data ? next : undefined);
  const { decision, notice } = useDecisions(reservation, desk);
  const name = clientName(reservation);
  const { amountMillimes, kind, manualPayment: proof } = reservation.payment;
  const part = { reservation, actions: staffActions(reservation, now), decision, card: place };
  const isToDecide = isProofToDecide(reservation, now);
  if (!proof) return null;
  return (
    <div className={styles['proof']}>
      {data && (
        <ImageViewer
          bytes={data}
          alt={t('proofImage', { name })}
          labels={{ zoomIn: t('zoomIn'), zoomOut: t('zoomOut'), rotate: t('rotate'), level: (percent) => t('zoomLevel', { percent }) }}
          hint={t('viewerKeys')}
        />
      )}
      {!data && !isError && <Skeleton shape="picture" />}
      {!data && isError && (
        <div className={styles['problem']} role="alert">
          <p>{t('proofFailed')}</p>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </div>
      )}
      <div className={styles['beside']}>
        <p>
          <strong>{t(`paid${kind}`, { amount: formatMillimes(amountMillimes, locale) })}</strong> · {t(paymentWords(reservation))}
        </p>
        <ProofFacts reservation={reservation} proof={proof} />
        {isToDecide && <ProofChecks reservation={reservation} manualPaymentId={proof.id} />}
        <ReceivedAmount {...part} manualPayment={proof} />
        {notice && <p className={styles['notice']}>{notice}</p>}
        {isToDecide && <ProofDecisions {...part} onDecided={onDecided} />}
      </div>
    </div>
  );
}
