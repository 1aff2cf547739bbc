import type { Localized } from '#contract/locale.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { PartBar } from './PartBar.tsx';
import styles from './Figures.module.css';

interface SharesProps {
  caption: string;
  /** What the rows are: « Séance ». */
  of: string;
  rows: readonly { id: string; name: string | Localized; percent: number }[];
}

/** How much of a whole each has: a table whose rows are bars too. */
export function Shares({ caption, of, rows }: SharesProps) {
  const t = useMessages('practice-figures');
  const locale = useLocale();
  return (
    <div>
      <table className={styles['shares']}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{of}</th>
            <th scope="col">{t('share')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, percent }) => (
            <tr key={id}>
              <th scope="row">
                {typeof name === 'string' ? name : name[locale]}
                <PartBar percent={percent} />
              </th>
              <td>{t('percent', { percent })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!rows[0] && <p className={styles['quiet']}>{t('few')}</p>}
    </div>
  );
}
