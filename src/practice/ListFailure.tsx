import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';

/** A list of the practice that did not come, or what `title` says did not. */
export function ListFailure({ title, onRetry }: { title?: string; onRetry: () => void }) {
  const t = useMessages('practice');
  return (
    <EmptyState icon={<AlertIcon size={28} />} title={title ?? t('failedTitle')} actions={<Button onClick={onRetry}>{t('retry')}</Button>}>
      <p>{t('failedText')}</p>
    </EmptyState>
  );
}
