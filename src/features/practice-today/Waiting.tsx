import { Link } from '@tanstack/react-router';
import type { PracticeWaiting } from '#contract/booking/practice-day.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { ChevronRightIcon } from '#src/ui/icons/ChevronRightIcon.tsx';
import styles from './Today.module.css';

const places = [
  { what: 'decisions', to: '/practice/reservations' },
  { what: 'proofs', to: '/practice/reservations' },
  { what: 'refunds', to: '/practice/payments/refunds' },
  { what: 'texts', to: '/practice/threads' },
] as const;

/** What waits for somebody of the practice, each line the way there. */
export function Waiting({ waiting }: { waiting: PracticeWaiting }) {
  const t = useMessages('practice-today');
  const open = places.filter(({ what }) => waiting[what]);
  return (
    <section className={styles['section']} aria-labelledby="what-waits">
      <h2 id="what-waits">{t('waiting')}</h2>
      {open.length === 0 && <p className={styles['quiet']}>{t('nothingWaits')}</p>}
      <ul className={styles['rows']}>
        {open.map(({ what, to }) => (
          <li key={what}>
            <Link to={to} className={styles['row']}>
              <span>{t(what, { count: waiting[what] ?? 0 })}</span>
              <ChevronRightIcon size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
