import { Link } from '@tanstack/react-router';
import { dialNumber } from '#contract/dial-number.ts';
import { useMessages } from '#src/page/messages.ts';
import { useEmergencyNumber } from '#src/page/use-emergency-number.ts';
import styles from './HelpStrip.module.css';

/** Beside what may touch a reader closely: somebody who listens, in one touch. */
export function HelpStrip() {
  const t = useMessages('blog');
  const number = useEmergencyNumber();
  return (
    <p className={styles['strip']}>
      {t('helpStrip')} <a href={`tel:${dialNumber(number)}`}>{t('helpCall', { number })}</a>{' '}
      <Link to="/help-line">{t('helpStripLink')}</Link>
    </p>
  );
}
