import { useMessages } from '#src/page/messages.ts';
import type { MessageKey } from '#src/page/namespaces.ts';
import { classNames } from '#src/ui/class-names.ts';
import pills from '#src/ui/Pill.module.css';
import styles from './SectionNav.module.css';

/** Links to the sections of the page: plain anchors, which need no script. */
export function SectionNav({ sections }: { sections: readonly MessageKey<'therapist'>[] }) {
  const t = useMessages('therapist');
  return (
    <nav aria-label={t('sections')}>
      <ul className={classNames(pills['row'], styles['list'])}>
        {sections.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>{t(id)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
