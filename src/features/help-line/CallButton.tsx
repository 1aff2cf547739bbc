import type { ReactNode } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { PhoneIcon } from '#src/ui/icons/PhoneIcon.tsx';
import styles from './CallButton.module.css';

interface CallButtonProps {
  name: ReactNode;
  /** As people read it. */
  number: string;
  /** As a phone dials it. */
  tel: string;
  label: string;
  describedBy: string;
  /** The one number of the page that stands out from the others. */
  isUrgent?: boolean;
}

/** The whole width calls. */
export function CallButton({ name, number, tel, label, describedBy, isUrgent = false }: CallButtonProps) {
  return (
    <a
      href={`tel:${tel}`}
      className={classNames(styles['call'], isUrgent && styles['urgent'])}
      aria-label={label}
      aria-describedby={describedBy}
    >
      <span className={styles['name']}>
        <PhoneIcon size={22} />
        <span>{name}</span>
      </span>{' '}
      <bdi className={styles['number']} dir="ltr">
        {number}
      </bdi>
    </a>
  );
}
