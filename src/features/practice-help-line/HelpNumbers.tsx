import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { helpNumberGroups } from '#contract/help-line/help-number-groups.ts';
import { helpLineQueries } from '#src/practice/help-line.queries.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Button } from '#src/ui/Button.tsx';
import { BackIcon } from '#src/ui/icons/BackIcon.tsx';
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { CitedNumbers } from './CitedNumbers.tsx';
import styles from './HelpNumbers.module.css';
import { HelpNumberList } from './HelpNumberList.tsx';
import { LateHelpNumberForm } from './LateHelpNumberForm.tsx';

/** The numbers of the help line, group by group, as the public page shows them. */
export function HelpNumbers() {
  const t = useMessages('practice-help-line');
  const [isAdding, setIsAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isPending, refetch } = useQuery(helpLineQueries.kept(useApiClient()));
  return (
    <>
      <p className={styles['up']}>
        <Link to="/practice/settings">
          <BackIcon size={18} />
          {t('settings')}
        </Link>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={styles['intro']}>
        {t('intro')} <Link to="/help-line">{t('seePage')}</Link>
      </p>
      {isPending && <PendingCard />}
      {!isPending && !data && <ListFailure onRetry={() => void refetch()} />}
      {data && (
        <>
          <CitedNumbers numbers={data.numbers} />
          {helpNumberGroups.map((group) => (
            <HelpNumberList key={group} group={group} numbers={data.numbers.filter((number) => number.group === group)} heading={heading} />
          ))}
          <div>
            <Button variant="filled" onClick={() => setIsAdding(true)}>
              <PlusIcon size={20} />
              {t('add')}
            </Button>
          </div>
        </>
      )}
      {isAdding && <LateHelpNumberForm onClose={() => setIsAdding(false)} />}
    </>
  );
}
