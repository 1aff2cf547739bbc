import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { CheckIcon } from '#src/ui/icons/CheckIcon.tsx';
import { AlertIcon } from '#src/ui/icons/AlertIcon.tsx';
import { auditQueries } from './audit.queries.ts';
import styles from './Audit.module.css';

/** Asks, when wanted, whether the trail is whole. */
export function AuditVerification() {
  const t = useMessages('practice-audit');
  const locale = useLocale();
  const [isAsked, setIsAsked] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({ ...auditQueries.verification(useApiClient()), enabled: isAsked });
  return (
    <div className={styles['verification']}>
      <Button isPending={isFetching} onClick={() => (isAsked ? void refetch() : setIsAsked(true))}>
        {t('verify')}
      </Button>
      <div role="status">
        {data?.isIntact && (
          <div className={styles['intact']}>
            <p className={styles['verdict']}>
              <CheckIcon size={20} />
              {t('intact', { count: data.entryCount })}
            </p>
            <p>{t('lastHash')}</p>
            <code className={styles['hash']}>{data.lastHash}</code>
          </div>
        )}
        {data && !data.isIntact && (
          <p className={styles['broken']}>
            <AlertIcon size={20} />
            {t('broken', { position: data.brokenAt ?? 0 })}
          </p>
        )}
        {error && <p>{problemSentence(error, locale)}</p>}
      </div>
    </div>
  );
}
