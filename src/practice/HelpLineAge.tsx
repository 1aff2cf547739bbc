import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { numbersToVerify } from '#contract/help-line/numbers-to-verify.ts';
import { helpLineQueries } from './help-line.queries.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import styles from './PracticeAlert.module.css';

/** Tells of help-line numbers that nobody has called for 180 days, and leads to where that is noted. */
export function HelpLineAge() {
  const t = useMessages('practice');
  const [today] = useState(() => new Date());
  const { data } = useQuery(helpLineQueries.kept(useApiClient()));
  const overdue = numbersToVerify(data?.numbers ?? [], today);
  if (overdue.length === 0) return null;
  return (
    <p role="status" className={styles['alert']}>
      <strong>{t('helpLineOld')}</strong> {t('helpLineOldText', { numbers: overdue.map(({ number }) => number).join(', ') })}{' '}
      <Link to="/practice/settings/help-line">{t('helpLineKeep')}</Link>
    </p>
  );
}
