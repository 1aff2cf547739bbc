import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { Receipts } from './Receipts.tsx';

function ReceiptsPage() {
  const t = useMessages('practice-receipts');
  return (
    <PracticePage screen="receipts" title={t('title')} text={t('description')} pending={<PendingCard />}>
      {() => <Receipts />}
    </PracticePage>
  );
}

export const page = definePage({
  component: ReceiptsPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-receipts');
    return { title: t('title'), description: t('description') };
  },
});
