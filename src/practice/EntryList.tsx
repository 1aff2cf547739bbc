import { useRef, useState, type ReactNode } from 'react';
import { Button } from '#src/ui/Button.tsx';
import { PlusIcon } from '#src/ui/icons/PlusIcon.tsx';
import { TrashIcon } from '#src/ui/icons/TrashIcon.tsx';
import styles from './EntryList.module.css';
import { FoldedEntry } from './FoldedEntry.tsx';

interface EntryListProps<Entry> {
  title: string;
  /** Of the title: h3 where it stands within a part of the form. */
  heading?: 'h2' | 'h3';
  entries: readonly Entry[];
  most: number;
  /** What an entry is called: what is written in it, or its place from 1 while nothing is. */
  titleOf: (entry: Entry, place: number) => string;
  addLabel: string;
  removeLabel: string;
  empty: Entry;
  onChange: (entries: Entry[]) => void;
  children: (index: number) => ReactNode;
}

/** Entries of a form, each folded under its title: as many as there are, one more, one less. */
export function EntryList<Entry>({
  title,
  heading: Heading = 'h2',
  entries,
  most,
  titleOf,
  onChange,
  children,
  ...rest
}: EntryListProps<Entry>) {
  const legend = useRef<HTMLLegendElement>(null);
  /** The place of the one that is unfolded. */
  const [open, setOpen] = useState<number>();

  function remove(index: number) {
    setOpen(undefined);
    onChange(entries.toSpliced(index, 1));
    // The button that was pressed goes with its entry.
    legend.current?.focus();
  }

  return (
    <fieldset className={styles['entries']}>
      <legend ref={legend} tabIndex={-1}>
        <Heading>{title}</Heading>
      </legend>
      {entries.map((entry, index) => {
        const name = titleOf(entry, index + 1);
        return (
          // By place: that is what their fields are registered by.
          <FoldedEntry
            key={`entry ${String(index)}`}
            title={name}
            isOpen={index === open}
            onToggle={(isOpen) => {
              if (isOpen) setOpen(index);
              else if (index === open) setOpen(undefined);
            }}
          >
            {children(index)}
            <div>
              <Button variant="plain" aria-label={`${rest.removeLabel}\u00A0: ${name}`} onClick={() => remove(index)}>
                <TrashIcon size={20} />
                {rest.removeLabel}
              </Button>
            </div>
          </FoldedEntry>
        );
      })}
      {entries.length < most && (
        <div>
          <Button
            onClick={() => {
              setOpen(entries.length);
              onChange([...entries, rest.empty]);
            }}
          >
            <PlusIcon size={20} />
            {rest.addLabel}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
