import { useMessages } from '#src/page/messages.ts';
import { PracticeFrame } from '#src/practice/PracticeFrame.tsx';
import { PendingCards } from './PendingCards.tsx';

/** The page while it is not yet known who asks for it. */
export function PracticePending() {
  const t = useMessages('practice-reservations');
  return (
    <PracticeFrame isNarrow isPending>
      <h1>{t('title')}</h1>
      <PendingCards />
    </PracticeFrame>
  );
}
