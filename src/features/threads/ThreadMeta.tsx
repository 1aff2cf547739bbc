import type { ReactNode } from 'react';
import { defaultTimeZone } from '#contract/constants.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { DateText } from '#src/ui/DateText.tsx';
import { classNames } from '#src/ui/class-names.ts';
import metaLine from '#src/ui/MetaLine.module.css';
import styles from './ThreadMeta.module.css';

interface ThreadMetaProps {
  /** Absent where someone answers in the name of the practice. */
  pseudonym: string | null;
  createdAt: string;
  editedAt?: string | null;
  children?: ReactNode;
}

/** Pseudonym and date, quiet. The date and not « two days ago »: pages are kept and read again later. */
export function ThreadMeta({ pseudonym, createdAt, editedAt, children }: ThreadMetaProps) {
  const t = useMessages('threads');
  const locale = useLocale();
  return (
    <p className={classNames(metaLine['meta'], styles['meta'])}>
      {pseudonym && <bdi>{pseudonym}</bdi>}
      <DateText instant={createdAt} format="date" language={locale} timeZone={defaultTimeZone} />
      {editedAt && <span>{t('edited', { date: formatInstant(editedAt, 'date', locale, defaultTimeZone) })}</span>}
      {children}
    </p>
  );
}
