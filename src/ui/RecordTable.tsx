import type { ReactNode } from 'react';
import styles from './RecordTable.module.css';

export interface Column<Row> {
  readonly key: string;
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** In place of the label where the head is seen: a link that sorts. On a phone nothing unseen takes the focus. */
  readonly heading?: ReactNode;
  readonly sorted?: 'ascending' | 'descending' | undefined;
}

interface RecordTableProps<Row> {
  /** What the table holds, for who cannot see it at a glance. */
  caption: string;
  /** The first names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
}

/** Records as a table, or as cards on a phone: the same rows and cells, laid out apart. */
export function RecordTable<Row>({ caption, columns, rows, keyOf }: RecordTableProps<Row>) {
  return (
    <table className={styles['table']}>
      <caption className={styles['caption']}>{caption}</caption>
      <thead className={styles['head']}>
        <tr>
          {columns.map(({ key, label, heading, sorted }) => (
            <th key={key} scope="col" aria-sort={sorted}>
              <span className={heading ? styles['plain'] : undefined}>{label}</span>
              {heading && <span className={styles['sorting']}>{heading}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className={styles['rows']}>
        {rows.map((row) => (
          <tr key={keyOf(row)} className={styles['row']}>
            {columns.map(({ key, label, cell }, index) =>
              index === 0 ? (
                <th key={key} scope="row" className={styles['name']}>
                  {cell(row)}
                </th>
              ) : (
                <td key={key} className={styles['cell']} data-label={label}>
                  {cell(row)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
