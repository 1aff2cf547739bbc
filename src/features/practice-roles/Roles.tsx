import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holds } from '#contract/permissions.ts';
import { addressText } from '#src/page/address-text.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { roleWord } from '#src/practice/practice-words.ts';
import { Button } from '#src/ui/Button.tsx';
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { PillLink, PillNav } from '#src/ui/PillNav.tsx';
import { LateRoleForm } from './LateRoleForm.tsx';
import { RoleCard } from './RoleCard.tsx';
import { RoleGrid } from './RoleGrid.tsx';
import { roleQueries } from './roles.queries.ts';
import styles from './Roles.module.css';

/** Who may do what: the chosen role in words, and all of them side by side where there is room. */
export function Roles({ reader }: { reader: AuthClient }) {
  const t = useMessages('practice-roles');
  const tPractice = useMessages('practice');
  const [isMaking, setIsMaking] = useState(false);
  const asked = addressText(useSearch({ strict: false }).role);
  const { data, isPending, refetch } = useQuery(roleQueries.list(useApiClient()));
  const roles = data?.items ?? [];
  const chosen = roles.find(({ name }) => name === asked) ?? roles[0];
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles['intro']}>{t('intro')}</p>
      {isPending && <PendingCard />}
      {!isPending && !data && <ListFailure onRetry={() => void refetch()} />}
      {chosen && (
        <>
          <PillNav label={t('choose')}>
            {roles.map(({ id, name }) => (
              <PillLink key={id} to="/practice/roles" search={{ role: name }} isCurrent={id === chosen.id}>
                {roleWord(tPractice, name)}
              </PillLink>
            ))}
          </PillNav>
          <RoleCard key={chosen.id} role={chosen} reader={reader} />
          {holds(reader.access, 'ROLE', 'WRITE') && (
            <div className={styles['buttons']}>
              <Button onClick={() => setIsMaking(true)}>
                <PlusIcon size={20} />
                {t('create')}
              </Button>
            </div>
          )}
          <RoleGrid roles={roles} />
        </>
      )}
      {isMaking && <LateRoleForm reader={reader} onClose={() => setIsMaking(false)} />}
    </>
  );
}
