import { Link } from '@tanstack/react-router';
import type { Account } from '#contract/auth/accounts.schema.ts';
import type { AccountSortField } from '#contract/auth/account-lists.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import type { Locale } from '#contract/locale.ts';
import type { Translate } from '#src/page/namespaces.ts';
import { formatPhoneNumber } from '#src/page/phone-number.ts';
import { personName, roleWord } from '#src/practice/practice-words.ts';
import { DateText } from '#src/ui/DateText.tsx';
import type { Column } from '#src/ui/RecordTable.tsx';
import { StatusBadge } from '#src/ui/StatusBadge.tsx';
import { AccountStateBadge } from './AccountStateBadge.tsx';
import type { ClientsSearch } from './clients-search.ts';
import { SortLink } from './SortLink.tsx';

export const accountName = ({ user, userName }: Pick<Account, 'user' | 'userName'>): string => personName({ ...user, userName });

/** The columns of the list, each heading a link that sorts where the list can be sorted by it. */
export function clientColumns(t: Translate<'practice-clients'>, tPractice: Translate<'practice'>, locale: Locale, search: ClientsSearch) {
  const sortable = (field: AccountSortField) => ({
    label: t(`columns.${field}`),
    heading: <SortLink field={field} label={t(`columns.${field}`)} search={search} />,
    sorted: search.sort === field ? (search.direction === 'asc' ? ('ascending' as const) : ('descending' as const)) : undefined,
  });
  const columns: Column<Account>[] = [
    {
      key: 'name',
      ...sortable('name'),
      cell: (account) => (
        <Link to="/practice/clients/$authID" params={{ authID: account.authID }}>
          {accountName(account)}
        </Link>
      ),
    },
    {
      key: 'email',
      ...sortable('email'),
      cell: ({ email, mailRefusedAt }) => (
        <div>
          {email} {mailRefusedAt && <StatusBadge tone="alert">{t('mailRefusedShort')}</StatusBadge>}
        </div>
      ),
    },
    {
      key: 'phone',
      label: t('columns.phone'),
      cell: ({ user, isIdentityKnown }) =>
        user.phoneNumber && (
          <div>
            <bdi dir="ltr">{formatPhoneNumber(user.phoneNumber)}</bdi>{' '}
            {!isIdentityKnown && <StatusBadge tone="refused">{t('unproven')}</StatusBadge>}
          </div>
        ),
    },
    { key: 'role', ...sortable('role'), cell: ({ role }) => roleWord(tPractice, role.name) },
    { key: 'state', label: t('columns.state'), cell: (account) => <AccountStateBadge state={account.state} /> },
    {
      key: 'createdAt',
      ...sortable('createdAt'),
      cell: ({ createdAt }) => <DateText instant={createdAt} format="date" language={locale} timeZone={defaultTimeZone} />,
    },
  ];
  return columns;
}
