import type { RefObject } from 'react';
import { deleteCategory } from '#contract/categories/categories.endpoints.ts';
import type { Category } from '#contract/categories/categories.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
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
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const named = { category: category.name[locale] };
  const deleting = useCategoryChange(
    (apiClient, id: string) => apiClient.call(deleteCategory, { parameters: { id } }),
    () => t('deleted', named),
  );
  return (
    <Modal title={t('deleteTitle', named)} closeLabel={tPractice('close')} size="small" onClose={onClose} fallbackFocus={fallbackFocus}>
      <div className={styles['form']}>
        <p>{t('deleteMeans')}</p>
        {deleting.error && (
          <p className={styles['refusal']} role="alert">
            {problemSentence(deleting.error, locale)}
          </p>
        )}
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{tPractice('keep')}</Button>
          <Button variant="danger" isPending={deleting.isPending} onClick={() => deleting.mutate(category.id, { onSuccess: onClose })}>
            {t('delete')}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
