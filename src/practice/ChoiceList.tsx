import type { ReactNode } from 'react';
import { ChevronRightIcon } from '#src/ui/icons/ChevronRightIcon.tsx';
import styles from './ChoiceList.module.css';

interface ChoiceListProps<Item> {
  label: string;
  items: readonly Item[];
  keyOf: (item: Item) => string;
  onChoose: (item: Item) => void;
  /** The words of a row. */
  children: (item: Item) => ReactNode;
}

/** What a search has found, one of which is chosen by a press on its row. */
export function ChoiceList<Item>({ label, items, keyOf, onChoose, children }: ChoiceListProps<Item>) {
  return (
    <ul className={styles['list']} aria-label={label}>
      {items.map((item) => (
        <li key={keyOf(item)}>
          <button type="button" className={styles['row']} onClick={() => onChoose(item)}>
            <span className={styles['words']}>{children(item)}</span>
            <ChevronRightIcon size={20} />
          </button>
        </li>
      ))}
    </ul>
  );
}
