import { useMessages } from '#src/page/messages.ts';
import { PendingCard } from '#src/ui/PendingCard.tsx';

/** The form while the sessions are asked for. */
export function PhonePending() {
  const t = useMessages('practice-phone');
  return (
    <>
      <h1>{t('title')}</h1>
      <PendingCard />
    </>
  );
}
