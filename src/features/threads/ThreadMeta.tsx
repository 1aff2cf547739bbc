import type { ReactNode } from 'react';
import { defaultTimeZone } from '#contract/constants.ts';
import { useLocale } from '#src/page/messages.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { classNames } from '#src/ui/class-names.ts';
import metaLine from '#src/ui/MetaLine.module.css';
import styles from './ThreadMeta.module.css';

interface ThreadMetaProps {
  /** Absent where someone answers in the name of the practice. */
  pseudonym: string | null;
  createdAt: string;
  children?: ReactNode;
}

/** Pseudonym and date, quiet. The date and not « two days ago »: pages are kept and read again later. */
export function ThreadMeta({ pseudonym, createdAt, children }: ThreadMetaProps) {
  return (
    <p className={classNames(metaLine['meta'], styles['meta'])}>
      {pseudonym && <bdi>{pseudonym}</bdi>}
      <DateText instant={createdAt} format="date" language={useLocale()} timeZone={defaultTimeZone} />
      {children}
    </p>
  );
}
