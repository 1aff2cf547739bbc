import type { RefObject } from 'react';
import { deleteCategory } from '#contract/categories/categories.endpoints.ts';
import type { Category } from '#contract/categories/categories.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useChange } from '#src/page/use-change.ts';
import styles from './Categories.module.css';
import { useCategoryChange } from './use-category-change.ts';

interface DeleteCategoryModalProps {
  category: Category;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Asks once more; a refusal, while something is filed there, is told where it was asked. */
export function DeleteCategoryModal({ category, fallbackFocus, onClose }: DeleteCategoryModalProps) {
  const t = useMessages('practice-categories');
  const locale = useLocale();
  const named = { category: category.name[locale] };
  const deleting = useCategoryChange(
    (apiClient, id: string) => apiClient.call(deleteCategory, { parameters: { id } }),
    () => t('deleted', named),
  );
  const remove = useChange({ send: () => deleting.mutateAsync(category.id), onClose, showProblem: () => true });
  return (
    <ChangeModal
      title={t('deleteTitle', named)}
      doLabel={t('delete')}
      variant="danger"
      isPending={deleting.isPending}
      fallbackFocus={fallbackFocus}
      onDo={() => void remove()}
      onClose={onClose}
    >
      <p>{t('deleteMeans')}</p>
      {deleting.error && (
        <p className={styles['refusal']} role="alert">
          {problemSentence(deleting.error, locale)}
        </p>
      )}
    </ChangeModal>
  );
}
