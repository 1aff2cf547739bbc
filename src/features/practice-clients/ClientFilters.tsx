import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { accountStates } from '#contract/auth/account-lists.ts';
import { holds } from '#contract/permissions.ts';
import { roleNames } from '#contract/role-names.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { roleWord } from '#src/practice/practice-words.ts';
import { useAuthClient } from '#src/session/session.ts';
import { Select } from '#src/ui/form/Select.tsx';
import { PillLink, PillNav } from '#src/ui/PillNav.tsx';
import { ClientSort } from './ClientSort.tsx';
import { clientQueries } from './clients.queries.ts';
import styles from './Clients.module.css';
import { writeClientsSearch, type ClientsSearch } from './clients-search.ts';

/** Who reads roles chooses among all of them; others among those of the site. */
function useRoleNames(): readonly string[] {
  const client = useAuthClient();
  const mayRead = client !== undefined && holds(client.access, 'ROLE', 'READ');
  const { data } = useQuery({ ...clientQueries.roles(useApiClient()), enabled: mayRead });
  return data?.items.map(({ name }) => name) ?? roleNames;
}

/** Which accounts: by state, by role; and, where there are no columns to press, in which order. */
export function ClientFilters({ search }: { search: ClientsSearch }) {
  const t = useMessages('practice-clients');
  const tPractice = useMessages('practice');
  const navigate = useNavigate();
  const names = useRoleNames();
  const options = [{ value: '', label: t('allRoles') }, ...names.map((name) => ({ value: name, label: roleWord(tPractice, name) }))];
  return (
    <div className={styles['filters']}>
      <PillNav label={t('statesLabel')}>
        {[undefined, ...accountStates].map((state) => (
          <PillLink
            key={state ?? 'ALL'}
            to="/practice/clients"
            search={writeClientsSearch({ ...search, state, page: 1 })}
            isCurrent={state === search.state}
          >
            {t(`states.${state ?? 'ALL'}`)}
          </PillLink>
        ))}
      </PillNav>
      <div className={styles['choices']}>
        <Select
          label={t('roleLabel')}
          options={options}
          value={search.role}
          onChoose={(role) => void navigate({ to: '/practice/clients', search: writeClientsSearch({ ...search, role, page: 1 }) })}
        />
        <ClientSort search={search} />
      </div>
    </div>
  );
}
