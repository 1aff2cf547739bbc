import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PracticePage } from '#src/practice/PracticePage.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { Refunds } from './Refunds.tsx';

function RefundsPage() {
  const t = useMessages('practice-refunds');
  return (
    <PracticePage screen="refunds" isNarrow title={t('title')} text={t('description')} pending={<PendingCard />}>
      {() => <Refunds />}
    </PracticePage>
  );
}

export const page = definePage({
  component: RefundsPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'practice-refunds');
    return { title: t('title'), description: t('description') };
  },
});
