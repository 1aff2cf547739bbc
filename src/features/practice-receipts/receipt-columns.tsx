import { Link } from '@tanstack/react-router';
import { defaultTimeZone } from '#contract/constants.ts';
import type { Locale } from '#contract/locale.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import type { Receipt } from '#contract/payment/receipts.schema.ts';
import type { Translate } from '#src/page/namespaces.ts';
import { DateText } from '#src/ui/DateText.tsx';
import type { Column } from '#src/ui/RecordTable.tsx';
import styles from './Receipts.module.css';

type T = Translate<'practice-receipts'>;

/** What comes in is counted up, what a credit note takes back down. */
export const signedMillimes = ({ kind, amountMillimes }: Pick<Receipt, 'kind' | 'amountMillimes'>): number =>
  kind === 'RECEIPT' ? amountMillimes : -amountMillimes;

/** What has become of a receipt, or what a credit note is for; empty for a receipt that stands. */
export function fateWords({ corrects, cause, correctedBy }: Receipt, t: T): string {
  if (corrects !== null && cause !== null) return t(`cause.${cause}`, { number: corrects });
  return correctedBy === null ? '' : t('correctedBy', { number: correctedBy });
}

export function receiptColumns(t: T, locale: Locale): Column<Receipt>[] {
  const instant = (at: string, format: 'date' | 'short') => (
    <DateText instant={at} format={format} language={locale} timeZone={defaultTimeZone} />
  );
  return [
    {
      key: 'number',
      label: t('columns.number'),
      cell: ({ id, kind, number }) => (
        <Link to="/receipts/$receiptId" params={{ receiptId: id }}>
          <span>
            {t(`kinds.${kind}`)} <span className={styles['whole']}>{number}</span>
          </span>
        </Link>
      ),
    },
    {
      key: 'amount',
      label: t('columns.amount'),
      cell: (receipt) => <span className={styles['amount']}>{formatMillimes(signedMillimes(receipt), locale)}</span>,
    },
    { key: 'issued', label: t('columns.issued'), cell: ({ issuedAt }) => instant(issuedAt, 'date') },
    { key: 'client', label: t('columns.client'), cell: ({ clientName }) => clientName ?? t('formerClient') },
    {
      key: 'session',
      label: t('columns.session'),
      cell: ({ service, sessionAt, therapistName }) => (
        <span>
          {service[locale]}, {instant(sessionAt, 'short')}, {therapistName}
        </span>
      ),
    },
    {
      key: 'method',
      label: t('columns.method'),
      cell: ({ method, reference }) => (
        <span>
          {t(`methods.${method}`)}
          {reference && (
            <>
              {' · '}
              <bdi className={styles['code']}>{reference}</bdi>
            </>
          )}
        </span>
      ),
    },
    { key: 'fate', label: t('columns.fate'), cell: (receipt) => fateWords(receipt, t) },
  ];
}
