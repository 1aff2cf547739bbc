import { listAuditTrail } from '#contract/auth/audit.endpoints.ts';
import type { AuditEntry } from '#contract/auth/audit.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { csvInstant, type CsvColumn } from '#src/practice/csv.ts';
import { ExportList } from '#src/practice/ExportList.tsx';
import { personName } from '#src/practice/practice-words.ts';
import { detailWords } from './audit-columns.tsx';
import { auditQuery } from './audit.queries.ts';
import type { AuditSearch } from './audit-search.ts';

export function ExportAudit({ search }: { search: AuditSearch }) {
  const t = useMessages('practice-audit');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const columns: CsvColumn<AuditEntry>[] = [
    { heading: t('columns.position'), cell: ({ position }) => String(position) },
    { heading: t('columns.what'), cell: ({ kind }) => t(`kinds.${kind}`) },
    { heading: t('columns.when'), cell: ({ at }) => csvInstant(at) },
    { heading: t('columns.who'), cell: ({ actor }) => personName(actor) },
    { heading: t('columns.about'), cell: ({ person, subjects }) => (person ? personName(person) : subjects.join(' ')) },
    { heading: t('columns.detail'), cell: (entry) => detailWords(entry, t, tPractice, locale) ?? '' },
  ];
  return (
    <ExportList
      fileName={t('csvFileName')}
      columns={columns}
      read={(apiClient, paging) => apiClient.call(listAuditTrail, { query: { ...auditQuery(search), ...paging } })}
      keyOf={({ position }) => String(position)}
      exported={(count) => t('exported', { count })}
    />
  );
}
