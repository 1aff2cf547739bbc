import { listAccounts } from '#contract/auth/accounts.endpoints.ts';
import type { Account } from '#contract/auth/accounts.schema.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { useMessages } from '#src/page/messages.ts';
import { formatPhoneNumber } from '#src/page/phone-number.ts';
import type { CsvColumn } from '#src/practice/csv.ts';
import { ExportList } from '#src/practice/ExportList.tsx';
import { roleWord } from '#src/practice/practice-words.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { accountsQuery } from './clients.queries.ts';
import type { ClientsSearch } from './clients-search.ts';

export function ExportClients({ search }: { search: ClientsSearch }) {
  const t = useMessages('practice-clients');
  const tPractice = useMessages('practice');
  const columns: CsvColumn<Account>[] = [
    { heading: t('csv.firstName'), cell: ({ user }) => user.firstName ?? '' },
    { heading: t('csv.lastName'), cell: ({ user }) => user.lastName ?? '' },
    { heading: t('csv.userName'), cell: ({ userName }) => userName },
    { heading: t('csv.email'), cell: ({ email }) => email },
    { heading: t('csv.phone'), cell: ({ user }) => (user.phoneNumber ? formatPhoneNumber(user.phoneNumber) : '') },
    { heading: t('csv.role'), cell: ({ role }) => roleWord(tPractice, role.name) },
    { heading: t('csv.state'), cell: ({ state }) => t(`state.${state}`) },
    { heading: t('csv.createdAt'), cell: ({ createdAt }) => dateInZone(createdAt, defaultTimeZone) },
  ];
  return (
    <ExportList
      fileName={t('csv.fileName')}
      columns={columns}
      read={(apiClient, paging) => apiClient.call(listAccounts, { query: { ...accountsQuery(search), ...paging } })}
      keyOf={({ authID }) => authID}
      exported={(count) => t('exported', { count })}
    />
  );
}
