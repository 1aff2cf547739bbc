import { useState, type RefObject } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import type { Category } from '#contract/categories/categories.schema.ts';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { holds } from '#contract/permissions.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import styles from './Categories.module.css';
import { CategoryRow } from './CategoryRow.tsx';
import { LateCategoryForm } from './LateCategoryForm.tsx';
import { useCategoryMove } from './use-category-move.ts';

const DeleteCategoryModal = latePart(async () => (await import('./DeleteCategoryModal.tsx')).DeleteCategoryModal, { Missing: MissingPart });

interface CategoryListProps {
  categories: readonly Category[];
  reader: AuthClient;
  /** Where the keyboard goes on when a row has gone. */
  heading: RefObject<HTMLElement | null>;
}

export function CategoryList({ categories, reader, heading }: CategoryListProps) {
  const t = useMessages('practice-categories');
  const locale = useLocale();
  const [open, setOpen] = useState<{ modal: 'rename' | 'delete'; category: Category }>();
  const [told, setTold] = useState('');
  const move = useCategoryMove();
  const mayDelete = holds(reader.access, 'CATEGORY', 'DELETE');
  const close = () => setOpen(undefined);

  function moveTo(category: Category, place: number) {
    move({ item: category, place });
    setTold(t('moved', { category: category.name[locale], place, count: categories.length }));
  }

  return (
    <>
      <ol className={styles['list']}>
        {categories.map((category, index) => (
          <CategoryRow
            key={category.id}
            category={category}
            place={index + 1}
            count={categories.length}
            onMove={(place) => moveTo(category, place)}
            onRename={() => setOpen({ modal: 'rename', category })}
            {...(mayDelete && { onDelete: () => setOpen({ modal: 'delete', category }) })}
          />
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{told}</span>
      </VisuallyHidden>
      {open?.modal === 'rename' && <LateCategoryForm category={open.category} onClose={close} />}
      {open?.modal === 'delete' && <DeleteCategoryModal category={open.category} fallbackFocus={heading} onClose={close} />}
    </>
  );
}
