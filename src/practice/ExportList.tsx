import { useMutation } from '@tanstack/react-query';
import type { ApiClient } from '#src/device/api-client.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { saveFile } from '#src/page/save-file.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { DownloadIcon } from '#src/ui/icons/DownloadIcon.tsx';
import { csvOf, type CsvColumn } from './csv.ts';
import { readWholeList, type Paging } from './read-whole-list.ts';

interface ExportListProps<Item, Answer extends { items: readonly Item[] }> {
  fileName: string;
  columns: readonly CsvColumn<Item>[];
  read: (apiClient: ApiClient, paging: Paging) => Promise<Answer>;
  keyOf: (item: Item) => string;
  /** The rows in the order of the file, as the last answer lets them stand; null where the list has changed while it was read. */
  arrange?: (items: readonly Item[], last: Answer) => readonly Item[] | null;
  /** Says how many rows the file holds. */
  exported: (count: number) => string;
}

/** The list as it is searched and sorted, in a file for a spreadsheet: whole, or as far as lists go, which is then said. */
export function ExportList<Item, Answer extends { items: readonly Item[] }>({
  fileName,
  columns,
  read,
  keyOf,
  arrange,
  exported,
}: ExportListProps<Item, Answer>) {
  const t = useMessages('practice');
  const locale = useLocale();
  const apiClient = useApiClient();
  const exporting = useMutation({
    meta: { isSlowByNature: true },
    mutationFn: async () => {
      let last: Answer | undefined;
      const { items, isCut } = await readWholeList<Item>(async (paging) => (last = await read(apiClient, paging)), keyOf);
      const rows = arrange && last ? arrange(items, last) : items;
      if (!rows) return void toast.error(t('exportChanged'));
      saveFile(fileName, new Blob([csvOf(columns, rows, locale)], { type: 'text/csv;charset=utf-8' }));
      const told = exported(items.length);
      void (isCut ? toast.plain(`${told} ${t('exportCut')}`) : toast.success(told));
    },
    onError: (error) => toastProblem(error, locale),
  });
  return (
    <Button isPending={exporting.isPending} onClick={() => exporting.mutate()}>
      <DownloadIcon size={20} />
      {t('export')}
    </Button>
  );
}
