import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { BackIcon } from '#src/ui/icons/BackIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { AddedPhrases } from './AddedPhrases.tsx';
import { BuiltInPhrases } from './BuiltInPhrases.tsx';
import styles from './CrisisWords.module.css';
import { crisisWordsQueries } from './crisis-words.queries.ts';
import { TryPhrase } from './TryPhrase.tsx';

/** What brings the help line forward while somebody writes, and their text to the front of the queue. */
export function CrisisWords({ mayChange }: { mayChange: boolean }) {
  const t = useMessages('practice-crisis-words');
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isPending, refetch } = useQuery(crisisWordsQueries.added(useApiClient()));
  return (
    <>
      <p className={styles['up']}>
        <Link to="/practice/threads">
          <BackIcon size={18} />
          {t('threads')}
        </Link>
      </p>
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <div className={styles['intro']}>
        <p>{t('intro')}</p>
        <p>{t('privacy')}</p>
      </div>
      {isPending && <PendingCard />}
      {!isPending && !data && <ListFailure onRetry={() => void refetch()} />}
      {data && (
        <>
          <AddedPhrases phrases={data.items} mayChange={mayChange} heading={heading} />
          <TryPhrase added={data.items} />
        </>
      )}
      <BuiltInPhrases />
    </>
  );
}
