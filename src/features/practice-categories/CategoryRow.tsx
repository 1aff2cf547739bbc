import { useEffect, useRef } from 'react';
import type { Category } from '#contract/categories/categories.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { ChevronDownIcon } from '#src/ui/icons/ChevronDownIcon.tsx';
import { ChevronUpIcon } from '#src/ui/icons/ChevronUpIcon.tsx';
import styles from './Categories.module.css';

interface CategoryRowProps {
  category: Category;
  /** From 1. */
  place: number;
  count: number;
  onMove: (place: number) => void;
  onRename: () => void;
  onDelete?: () => void;
}

/** One category in both languages, with what can be done to it. */
export function CategoryRow({ category: { name }, place, count, onMove, onRename, onDelete }: CategoryRowProps) {
  const t = useMessages('practice-categories');
  const locale = useLocale();
  const other = locale === 'fr' ? 'en' : 'fr';
  const named = { category: name[locale] };
  const pressed = useRef<{ button: HTMLButtonElement; target: number }>(undefined);

  // A browser lets the focus go when the row it is in takes another place in the list.
  useEffect(() => {
    if (pressed.current?.target === place) pressed.current.button.focus();
    pressed.current = undefined;
  }, [place]);

  const moveButton = (way: 'up' | 'down', target: number) => {
    const isPossible = target >= 1 && target <= count;
    const Arrow = way === 'up' ? ChevronUpIcon : ChevronDownIcon;
    return (
      <Button
        variant="plain"
        aria-label={t(`${way}Named`, named)}
        aria-disabled={!isPossible || undefined}
        onClick={(event) => {
          if (!isPossible) return;
          pressed.current = { button: event.currentTarget, target };
          onMove(target);
        }}
      >
        <Arrow size={20} />
        {t(way)}
      </Button>
    );
  };

  return (
    <li className={styles['row']}>
      <div>
        <p className={styles['name']}>{name[locale]}</p>
        <p className={styles['quiet']} lang={other}>
          {name[other]}
        </p>
      </div>
      <div className={styles['actions']}>
        {moveButton('up', place - 1)}
        {moveButton('down', place + 1)}
        <Button variant="plain" aria-label={t('renameNamed', named)} onClick={onRename}>
          {t('rename')}
        </Button>
        {onDelete && (
          <Button variant="plain" aria-label={t('deleteNamed', named)} onClick={onDelete}>
            {t('delete')}
          </Button>
        )}
      </div>
    </li>
  );
}
