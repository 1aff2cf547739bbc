import { useMessages } from '#src/page/messages.ts';
import { PendingCard } from '#src/ui/PendingCard.tsx';

/** The day while it is asked for. */
export function TodayPending() {
  const t = useMessages('practice-today');
  return (
    <>
      <h1>{t('title')}</h1>
      <PendingCard />
    </>
  );
}
