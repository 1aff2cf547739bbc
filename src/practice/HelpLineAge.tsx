import { useState } from 'react';
import { numbersToVerify } from '#contract/help-line.ts';
import { useMessages } from '#src/page/messages.ts';
import styles from './HelpLineAge.module.css';

/** Tells of help-line numbers that nobody has called for 180 days. */
export function HelpLineAge() {
  const t = useMessages('practice');
  const [today] = useState(() => new Date());
  const overdue = numbersToVerify(today);
  if (overdue.length === 0) return null;
  return (
    <p role="status" className={styles['alert']}>
      <strong>{t('helpLineOld')}</strong> {t('helpLineOldText', { numbers: overdue.map(({ number }) => number).join(', ') })}
    </p>
  );
}
