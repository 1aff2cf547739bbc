import { listAuditTrail } from '#contract/auth/audit.endpoints.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { ExportList } from '#src/practice/ExportList.tsx';
import { personName } from '#src/practice/practice-words.ts';
import { detailWords } from './audit-columns.tsx';
import { auditQuery } from './audit.queries.ts';
import type { AuditSearch } from './audit-search.ts';

const columns = ['position', 'what', 'when', 'who', 'about', 'detail'] as const;

export function ExportAudit({ search }: { search: AuditSearch }) {
  const t = useMessages('practice-audit');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  return (
    <ExportList
      fileName={t('csvFileName')}
      headings={columns.map((key) => t(`columns.${key}`))}
      read={(apiClient, paging) => apiClient.call(listAuditTrail, { query: { ...auditQuery(search), ...paging } })}
      rowOf={(entry) => [
        String(entry.position),
        t(`kinds.${entry.kind}`),
        entry.at,
        personName(entry.actor),
        entry.person ? personName(entry.person) : entry.subjects.join(' '),
        detailWords(entry, t, tPractice, locale) ?? '',
      ]}
      exported={(count) => t('exported', { count })}
    />
  );
}
