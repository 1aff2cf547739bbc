import styles from './DataTable.module.css';

const columns = ['datum', 'purpose', 'duration', 'who'] as const;

interface DataTableProps {
  data: {
    caption: string;
    columns: Record<(typeof columns)[number], string>;
    rows: readonly Record<'id' | (typeof columns)[number], string>[];
  };
}

/** Every datum with its reason, its time and who sees it: a card each on a phone, a table above. */
export const DataTable = ({ data }: DataTableProps) => (
  <table className={styles['table']}>
    <caption>{data.caption}</caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {data.columns[column]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {data.rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{row.datum}</th>
          {columns.slice(1).map((column) => (
            <td key={column}>
              <span className={styles['label']} aria-hidden="true">
                {data.columns[column]}
              </span>
              {row[column]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
