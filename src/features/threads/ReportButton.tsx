import { useState } from 'react';
import { latePart } from '#src/page/late-part.tsx';
import { useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { Button } from '#src/ui/Button.tsx';
import { FlagIcon } from '#src/ui/icons/FlagIcon.tsx';
import { withMessages } from '#src/page/with-messages.ts';
import styles from './ReportButton.module.css';

// The form brings the rules and the device's database: few open it.
const ReportModal = latePart(async () => (await withMessages(['thread-report', 'thread-reply'], import('./ReportModal.tsx'))).ReportModal, {
  Missing: MissingPart,
});

interface ReportButtonProps {
  slug: string;
  /** Absent for the thread itself. */
  comment?: { readonly commentId: string; readonly pseudonym: string };
}

/** Tells the practice of a text that should be read again. Nobody sees that it was told of. */
export function ReportButton({ slug, comment }: ReportButtonProps) {
  const t = useMessages('thread');
  const [isOpen, setIsOpen] = useState(false);
  const label = comment ? t('reportReply', { pseudonym: comment.pseudonym }) : t('reportThread');
  return (
    <>
      <Button variant="plain" aria-label={label} title={label} onClick={() => setIsOpen(true)}>
        <FlagIcon />
        <span className={comment && styles['name']}>{t('report')}</span>
      </Button>
      {isOpen && <ReportModal slug={slug} commentId={comment?.commentId ?? null} onClose={() => setIsOpen(false)} />}
    </>
  );
}
