import type { ReactNode } from 'react';
import { Button } from '../Button.tsx';
import { Select } from './Select.tsx';
import styles from './SortForm.module.css';

interface SortFormProps<T extends string> {
  label: string;
  submitLabel: string;
  /** Where the form goes without scripts, and the name of its choice there. */
  action: string;
  name: string;
  value: T;
  options: readonly { readonly value: T; readonly label: string }[];
  onChoose: (value: T) => void;
  /** Hidden fields, for the choice without scripts. */
  children?: ReactNode;
}

/** Choosing sorts at once; without scripts a button does. */
export function SortForm<T extends string>({ action, submitLabel, children, ...select }: SortFormProps<T>) {
  return (
    <form action={action} className={styles['form']}>
      {children}
      <Select {...select} />
      <noscript>
        <Button type="submit">{submitLabel}</Button>
      </noscript>
    </form>
  );
}
