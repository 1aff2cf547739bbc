import { useState } from 'react';
import { isOfDanger, type ReportReason } from '#contract/threads/report-reasons.ts';
import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { ModalActions } from '#src/ui/ModalActions.tsx';
import { NoEmergencyCall } from './NoEmergencyCall.tsx';
import styles from './ReplyArea.module.css';
import { ReportForm } from './ReportForm.tsx';

interface ReportModalProps {
  slug: string;
  /** Null for the thread itself. */
  commentId: string | null;
  onClose: () => void;
}

export function ReportModal({ slug, commentId, onClose }: ReportModalProps) {
  const t = useMessages('thread-report');
  const [sent, setSent] = useState<ReportReason>();
  const title = sent ? 'sentTitle' : commentId === null ? 'threadTitle' : 'replyTitle';
  return (
    <Modal title={t(title)} closeLabel={t('close')} onClose={onClose}>
      {sent ? (
        <div className={styles['form']}>
          <p role="status">{t('sent')}</p>
          {isOfDanger(sent) && <NoEmergencyCall isOffline={false} />}
          <ModalActions>
            <Button onClick={onClose}>{t('close')}</Button>
          </ModalActions>
        </div>
      ) : (
        <ReportForm slug={slug} commentId={commentId} onSent={setSent} onClose={onClose} />
      )}
    </Modal>
  );
}
