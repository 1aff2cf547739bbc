import { definePage } from '#src/page/define-page.ts';
import { messagesOf, useMessages } from '#src/page/messages.ts';
import { PrivatePage } from '#src/session/PrivatePage.tsx';
import { ColumnPage } from '#src/ui/ColumnPage.tsx';
import { OwnReceipt } from './OwnReceipt.tsx';

function ReceiptPage() {
  const t = useMessages('receipts');
  return (
    <PrivatePage title={t('title')} text={t('description')}>
      {() => (
        <ColumnPage>
          <OwnReceipt />
        </ColumnPage>
      )}
    </PrivatePage>
  );
}

export const page = definePage({
  component: ReceiptPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'receipts');
    return { title: t('title'), description: t('description') };
  },
});
