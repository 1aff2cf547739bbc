import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { Button } from '#src/ui/Button.tsx';
import type { CommentPayload } from './add-comment.command.ts';
import { HelpFirst } from './HelpFirst.tsx';
import { isThreadGone } from './kept-replies.ts';
import styles from './ReplyArea.module.css';
import { useCrisisCheck } from './use-crisis-check.ts';

/** Why a reply came back as a draft, and a way to keep its words. One that may be a cry for help has been read by nobody. */
export function ReturnedReply({ entry }: { entry: OutboxEntry }) {
  const t = useMessages('thread-reply');
  const mayBeCrisis = useCrisisCheck();
  const { content } = entry.payload as CommentPayload;

  async function copy() {
    try {
      await navigator.clipboard.writeText(content);
      void toast.success(t('textCopied'));
    } catch {
      void toast.error(t('textNotCopied'));
    }
  }

  return (
    <>
      <p className={styles['problem']}>
        {isThreadGone(entry) ? t('threadGone') : entry.lastError?.message} {t('returned')}
      </p>
      {mayBeCrisis(content) && <HelpFirst isOffline={false} />}
      <div>
        <Button onClick={() => void copy()}>{t('copyText')}</Button>
      </div>
    </>
  );
}
