import { useMutation } from '@tanstack/react-query';
import { listAccounts } from '#contract/auth/accounts.endpoints.ts';
import type { Account } from '#contract/auth/accounts.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { saveFile } from '#src/page/save-file.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatPhoneNumber } from '#src/page/phone-number.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { roleWord } from '#src/practice/practice-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { dateInZone } from '#src/ui/dates.ts';
import { DownloadIcon } from '#src/ui/icons/DownloadIcon.tsx';
import { accountRow, csvText } from './clients-csv.ts';
import { accountsQuery } from './clients.queries.ts';
import type { ClientsSearch } from './clients-search.ts';

const pageSize = 100;
/** As far as a list goes: page x limit never passes row 10,000. */
const lastPage = 100;

/** The whole list as it is searched and sorted, in a file for a spreadsheet. */
export function ExportClients({ search }: { search: ClientsSearch }) {
  const t = useMessages('practice-clients');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const apiClient = useApiClient();
  const exporting = useMutation({
    mutationFn: async () => {
      const accounts: Account[] = [];
      for (let page = 1; page <= lastPage; page += 1) {
        const { items } = await apiClient.call(listAccounts, { query: { ...accountsQuery(search), page, limit: pageSize } });
        accounts.push(...items);
        if (items.length < pageSize) break;
      }
      const words = {
        role: (name: string) => roleWord(tPractice, name),
        state: (state: Account['state']) => t(`state.${state}`),
        date: (instant: string) => dateInZone(instant, defaultTimeZone),
        phone: formatPhoneNumber,
      };
      const headings = (['firstName', 'lastName', 'userName', 'email', 'phone', 'role', 'state', 'createdAt'] as const).map((key) =>
        t(`csv.${key}`),
      );
      saveFile(t('csv.fileName'), 'text/csv;charset=utf-8', csvText([headings, ...accounts.map((account) => accountRow(account, words))]));
      return accounts.length;
    },
    onSuccess: (count) => void toast.success(t('exported', { count })),
    onError: (error) => toastProblem(error, locale),
  });
  return (
    <Button isPending={exporting.isPending} onClick={() => exporting.mutate()}>
      <DownloadIcon size={20} />
      {t('export')}
    </Button>
  );
}
