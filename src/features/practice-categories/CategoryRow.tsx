import type { Category } from '#contract/categories/categories.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MoveButtons } from '#src/practice/MoveButtons.tsx';
import { Button } from '#src/ui/Button.tsx';
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
export function CategoryRow({ category: { name }, onRename, onDelete, ...placing }: CategoryRowProps) {
  const t = useMessages('practice-categories');
  const locale = useLocale();
  const other = locale === 'fr' ? 'en' : 'fr';
  const named = { category: name[locale] };

  return (
    <li className={styles['row']}>
      <div>
        <p className={styles['name']}>{name[locale]}</p>
        <p className={styles['quiet']} lang={other}>
          {name[other]}
        </p>
      </div>
      <div className={styles['actions']}>
        <MoveButtons label={(way, isNamed) => (isNamed ? t(`${way}Named`, named) : t(way))} {...placing} />
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
