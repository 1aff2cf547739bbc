import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '#src/device/api-client.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { saveFile } from '#src/page/save-file.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { DownloadIcon } from '#src/ui/icons/DownloadIcon.tsx';
import { csvText, type CsvRow } from './csv.ts';

const pageSize = 100;
/** As far as a list goes: page x limit never passes row 10,000. */
const lastPage = 100;

interface ExportListProps<Item> {
  fileName: string;
  headings: CsvRow;
  read: (apiClient: ApiClient, paging: { page: number; limit: number }) => Promise<{ items: readonly Item[] }>;
  rowOf: (item: Item) => CsvRow;
  /** Says how many rows the file holds. */
  exported: (count: number) => string;
}

/** The whole list as it is searched and sorted, in a file for a spreadsheet. */
export function ExportList<Item>({ fileName, headings, read, rowOf, exported }: ExportListProps<Item>) {
  const t = useMessages('practice');
  const locale = useLocale();
  const apiClient = useApiClient();
  const exporting = useMutation({
    meta: { isSlowByNature: true },
    mutationFn: async () => {
      const rows: CsvRow[] = [];
      for (let page = 1; page <= lastPage; page += 1) {
        const { items } = await read(apiClient, { page, limit: pageSize });
        rows.push(...items.map(rowOf));
        if (items.length < pageSize) break;
      }
      saveFile(fileName, 'text/csv;charset=utf-8', csvText([headings, ...rows]));
      return rows.length;
    },
    onSuccess: (count) => void toast.success(exported(count)),
    onError: (error) => toastProblem(error, locale),
  });
  return (
    <Button isPending={exporting.isPending} onClick={() => exporting.mutate()}>
      <DownloadIcon size={20} />
      {t('export')}
    </Button>
  );
}
