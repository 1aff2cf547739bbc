import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import type { PracticeManualPayment } from '#contract/payment/practice-payment.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { PrivateImage } from '#src/page/PrivateImage.tsx';
import { FileIcon } from '#src/ui/icons/FileIcon.tsx';
import type { CardPartProps } from './card-part.ts';
import styles from './CardPayment.module.css';
import { ProofChecks } from './ProofChecks.tsx';
import { ProofDecisions } from './ProofDecisions.tsx';
import { ProofFacts } from './ProofFacts.tsx';
import { ReceivedAmount } from './ReceivedAmount.tsx';

const thumbnailPixels = 96;

interface ProofPartProps extends CardPartProps {
  proof: PracticeManualPayment;
  file: FileRecord;
  /** Opens it as large as it was sent. */
  onView: () => void;
}

/** The proof: its picture, what it says, what was checked by itself, and the decision on it. */
export function ProofPart({ proof, file, onView, ...part }: ProofPartProps) {
  const t = useMessages('practice-reservations');
  const { reservation, actions } = part;
  const isToDecide = actions.canCheckProof || actions.isMoneyToCheck;
  return (
    <>
      <div className={styles['proof']}>
        <button type="button" className={styles['view']} onClick={onView}>
          <PrivateImage
            file={file}
            alt=""
            width={thumbnailPixels}
            height={thumbnailPixels}
            className={styles['thumbnail']}
            fallback={
              <span className={styles['place']}>
                <FileIcon size={28} />
              </span>
            }
          />
          {t('viewProof')}
        </button>
        <ProofFacts reservation={reservation} proof={proof} />
      </div>
      {isToDecide && <ProofChecks reservation={reservation} manualPaymentId={proof.id} />}
      <ReceivedAmount {...part} manualPayment={proof} />
      {isToDecide && <ProofDecisions {...part} />}
    </>
  );
}
