import { useMutation } from '@tanstack/react-query';
import { readReceiptFile } from '#contract/payment/receipts.endpoints.ts';
import type { PrintedReceipt } from '#contract/payment/receipts.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { saveFile } from '#src/page/save-file.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';

/** The receipt as a file, for an insurer or an employer. */
export function DownloadReceipt({ receipt: { id, number } }: { receipt: PrintedReceipt }) {
  const t = useMessages('receipts');
  const locale = useLocale();
  const apiClient = useApiClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => apiClient.call(readReceiptFile, { parameters: { id } }),
    onSuccess: (file) => {
      saveFile(`${number}.pdf`, file);
      void toast.success(t('downloaded'));
    },
    onError: (error) => toastProblem(error, locale),
  });
  return (
    <Button isPending={isPending} onClick={() => mutate()}>
      {t('download')}
    </Button>
  );
}
