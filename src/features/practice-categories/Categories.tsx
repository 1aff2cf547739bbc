import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { Button } from '#src/ui/Button.tsx';
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import styles from './Categories.module.css';
import { categoryQueries } from './categories.queries.ts';
import { CategoryList } from './CategoryList.tsx';
import { LateCategoryForm } from './LateCategoryForm.tsx';

/** What articles and threads are filed under, in the order the site shows it. */
export function Categories({ reader }: { reader: AuthClient }) {
  const t = useMessages('practice-categories');
  const [isAdding, setIsAdding] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, isPending, refetch } = useQuery(categoryQueries.list(useApiClient()));
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {t('title')}
      </h1>
      <p className={styles['intro']}>{t('intro')}</p>
      {isPending && <PendingCard />}
      {!isPending && !data && <ListFailure onRetry={() => void refetch()} />}
      {data && (
        <>
          <CategoryList categories={data.items} reader={reader} heading={heading} />
          <div>
            <Button variant="filled" onClick={() => setIsAdding(true)}>
              <PlusIcon size={20} />
              {t('add')}
            </Button>
          </div>
        </>
      )}
      {isAdding && <LateCategoryForm onClose={() => setIsAdding(false)} />}
    </>
  );
}
