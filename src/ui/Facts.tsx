import type { ReactNode } from 'react';
import styles from './Facts.module.css';

export interface Fact {
  label: string;
  value: ReactNode;
  /** Numbers and codes read from left to right in every language. */
  isLeftToRight?: boolean;
}

interface FactsProps {
  items: readonly (Fact | undefined)[];
  /** As many beside each other as fit; otherwise one below the other on a phone, three beside each other above. */
  isInline?: boolean;
  label?: string;
}

/** Labels with what they stand for; those that are undefined are left out. */
export function Facts({ items, isInline = false, label }: FactsProps) {
  return (
    <dl className={isInline ? styles['inline'] : styles['facts']} aria-label={label}>
      {items.map(
        (item) =>
          item && (
            <div key={item.label}>
              <dt>{item.label}</dt>
              <dd dir={item.isLeftToRight ? 'ltr' : undefined}>{item.value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
