import { definePage } from '#src/page/define-page.ts';
import { messagesOf } from '#src/page/messages.ts';
import { ColumnPage } from '#src/ui/ColumnPage.tsx';
import { VerifyReceipt } from './VerifyReceipt.tsx';

/** For whoever was handed a receipt: an insurer, an employer, the client. Nobody signs in, and nothing is sent to the server. */
const VerifyReceiptPage = () => (
  <ColumnPage>
    <VerifyReceipt />
  </ColumnPage>
);

export const page = definePage({
  component: VerifyReceiptPage,
  head: ({ locale }) => {
    const t = messagesOf(locale, 'receipts');
    return { title: t('verifyTitle'), description: t('verifyText') };
  },
});
