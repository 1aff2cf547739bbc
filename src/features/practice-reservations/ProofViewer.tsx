import { useQuery } from '@tanstack/react-query';
import { readFile } from '#contract/bucket/bucket.endpoints.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { proofImage } from '#contract/payment/proof-image.ts';
import type { ManualPayment } from '#contract/payment/payment.schema.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatMillimes } from '#src/page/money.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { ImageViewer } from '#src/ui/ImageViewer.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { clientName } from './client-name.ts';
import styles from './ProofViewer.module.css';

interface ProofViewerProps {
  reservation: PracticeReservation;
  proof: ManualPayment;
  file: FileRecord;
  onClose: () => void;
}

/** The proof as large as it was sent, beside what it must say. */
export function ProofViewer({ reservation, proof, file, onClose }: ProofViewerProps) {
  const t = useMessages('practice-reservations');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const box = { w: proofImage.maxPixels, h: proofImage.maxPixels };
  const { data, isError, refetch } = useQuery(endpointQuery(useApiClient(), readFile, { parameters: { key: file.key }, query: box }));
  const name = clientName(reservation);
  const amount = formatMillimes(reservation.payment.amountMillimes, locale);
  return (
    <Modal title={t('proofTitle', { name })} closeLabel={tPractice('close')} size="large" onClose={onClose}>
      <p>
        <strong>{proof.transferCode ? t('transferCode', { code: proof.transferCode }) : ''}</strong> · {amount}
      </p>
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
    </Modal>
  );
}
