import { useMessages } from '#src/page/messages.ts';
import { classNames } from '#src/ui/class-names.ts';
import pills from '#src/ui/Pill.module.css';
import styles from './SectionNav.module.css';

/** Links to the sections of the page: plain anchors, which need no script. */
export function SectionNav({ entries }: { entries: readonly { id: string; label: string }[] }) {
  const t = useMessages('therapist');
  return (
    <nav aria-label={t('sections')}>
      <ul className={classNames(pills['row'], styles['list'])}>
        {entries.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
