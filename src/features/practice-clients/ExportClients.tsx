import { listAccounts } from '#contract/auth/accounts.endpoints.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { useMessages } from '#src/page/messages.ts';
import { formatPhoneNumber } from '#src/page/phone-number.ts';
import { ExportList } from '#src/practice/ExportList.tsx';
import { roleWord } from '#src/practice/practice-words.ts';
import { dateInZone } from '#src/ui/dates.ts';
import { accountRow } from './account-row.ts';
import { accountsQuery } from './clients.queries.ts';
import type { ClientsSearch } from './clients-search.ts';

const columns = ['firstName', 'lastName', 'userName', 'email', 'phone', 'role', 'state', 'createdAt'] as const;

export function ExportClients({ search }: { search: ClientsSearch }) {
  const t = useMessages('practice-clients');
  const tPractice = useMessages('practice');
  return (
    <ExportList
      fileName={t('csv.fileName')}
      headings={columns.map((key) => t(`csv.${key}`))}
      read={(apiClient, paging) => apiClient.call(listAccounts, { query: { ...accountsQuery(search), ...paging } })}
      rowOf={(account) =>
        accountRow(account, {
          role: (name) => roleWord(tPractice, name),
          state: (state) => t(`state.${state}`),
          date: (instant) => dateInZone(instant, defaultTimeZone),
          phone: formatPhoneNumber,
        })
      }
      exported={(count) => t('exported', { count })}
    />
  );
}
