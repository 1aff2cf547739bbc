import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { holds } from '#contract/permissions.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { BackIcon } from '#src/ui/icons/BackIcon.tsx';
import { PersonIcon } from '#src/ui/icons/PersonIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { accountName } from './client-columns.tsx';
import { clientQueries } from './clients.queries.ts';
import { ClientActions } from './ClientActions.tsx';
import { ClientFacts } from './ClientFacts.tsx';
import styles from './ClientFile.module.css';
import { ClientReservations } from './ClientReservations.tsx';

interface ClientFileProps {
  authID: string;
  reader: AuthClient;
}

/** One person as far as the reader may see: who they are, what can be done, and their appointments. */
export function ClientFile({ authID, reader }: ClientFileProps) {
  const t = useMessages('practice-clients');
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: account, error, isPending, refetch } = useQuery(clientQueries.one(useApiClient(), authID));
  if (isPending) return <PendingCard />;
  if (error instanceof ApiProblem && error.status === 404) return <NobodyHere />;
  if (!account) return <ListFailure onRetry={() => void refetch()} />;
  return (
    <>
      <Link to="/practice/clients" className={styles['back']}>
        <BackIcon size={20} />
        {t('backToList')}
      </Link>
      <h1 ref={heading} tabIndex={-1}>
        {accountName(account)}
      </h1>
      <ClientFacts account={account} />
      {holds(reader.access, 'BOOK', 'WRITE') && (
        <div>
          <LinkButton to="/practice/by-phone" search={{ client: authID }} variant="filled">
            {t('book')}
          </LinkButton>
        </div>
      )}
      <ClientActions account={account} reader={reader} heading={heading} />
      {holds(reader.access, 'RESERVATION', 'READ') && <ClientReservations authID={authID} />}
    </>
  );
}

function NobodyHere() {
  const t = useMessages('practice-clients');
  return (
    <EmptyState
      headingLevel={1}
      icon={<PersonIcon size={28} />}
      title={t('nobodyTitle')}
      actions={<LinkButton to="/practice/clients">{t('backToList')}</LinkButton>}
    >
      <p>{t('nobodyText')}</p>
    </EmptyState>
  );
}
