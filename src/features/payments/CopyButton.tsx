import { useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { Button } from '#src/ui/Button.tsx';

interface CopyButtonProps {
  text: string;
  /** What is copied, for who cannot see what stands beside it; begins with the button's own word. */
  label: string;
}

export function CopyButton({ text, label }: CopyButtonProps) {
  const t = useMessages('payments');

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      void toast.success(t('copied'));
    } catch {
      void toast.error(t('notCopied'));
    }
  }

  return (
    <Button variant="plain" aria-label={label} onClick={() => void copy()}>
      {t('copy')}
    </Button>
  );
}
