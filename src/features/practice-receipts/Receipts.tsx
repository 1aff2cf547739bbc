import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { defaultTimeZone } from '#contract/constants.ts';
import { dateInZone, formatInstant } from '#contract/dates-in-words.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { addMonths } from '#src/ui/calendar-grid.ts';
import { ChevronLeftIcon } from '#src/ui/icons/ChevronLeftIcon.tsx';
import { ChevronRightIcon } from '#src/ui/icons/ChevronRightIcon.tsx';
import { LinkButton } from '#src/ui/LinkButton.tsx';
import { ReceiptList } from './ReceiptList.tsx';
import styles from './Receipts.module.css';
import { readReceiptsSearch, writeReceiptsSearch } from './receipts-search.ts';

/** A month of what came in and went back, and the ways to the months beside it. */
export function Receipts() {
  const t = useMessages('practice-receipts');
  const locale = useLocale();
  const [thisMonth] = useState(() => dateInZone(new Date(), defaultTimeZone).slice(0, 7));
  const search = readReceiptsSearch(useSearch({ strict: false }), thisMonth);
  const step = (months: number) => writeReceiptsSearch({ month: addMonths(search.month, months) }, thisMonth);
  return (
    <>
      <h1>{t('title')}</h1>
      <p className={styles['intro']}>{t('intro')}</p>
      <div className={styles['month']}>
        <h2>{formatInstant(`${search.month}-01T12:00:00Z`, 'month', locale, 'UTC')}</h2>
        <nav aria-label={t('monthsLabel')} className={styles['steps']}>
          <LinkButton to="/practice/payments/receipts" search={step(-1)} rel="prev">
            <ChevronLeftIcon size={20} />
            {t('previousMonth')}
          </LinkButton>
          {search.month < thisMonth && (
            <LinkButton to="/practice/payments/receipts" search={step(1)} rel="next">
              {t('nextMonth')}
              <ChevronRightIcon size={20} />
            </LinkButton>
          )}
        </nav>
      </div>
      <ReceiptList search={search} thisMonth={thisMonth} />
    </>
  );
}
