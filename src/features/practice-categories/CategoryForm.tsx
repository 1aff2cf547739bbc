import * as z from 'zod/mini';
import { createCategory, updateCategory } from '#contract/categories/categories.endpoints.ts';
import { categoryBody, type Category } from '#contract/categories/categories.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { useLastingForm } from '#src/page/use-lasting-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import styles from './Categories.module.css';
import { useCategoryChange } from './use-category-change.ts';

const nameForm = z.object({ name: categoryBody.shape.name });

interface CategoryFormProps {
  /** Absent: a new one. */
  category?: Category;
  onClose: () => void;
}

/** Names a category in both languages. */
export function CategoryForm({ category, onClose }: CategoryFormProps) {
  const t = useMessages('practice-categories');
  const tPractice = useMessages('practice');
  const locale = useLocale();
  const { form, errorOf, showProblem } = useContractForm(nameForm, { name: category?.name ?? { fr: '', en: '' } });
  const { forget } = useLastingForm(form, `category/${category?.id ?? 'new'}`);
  const saving = useCategoryChange(
    (apiClient, body: Pick<Category, 'name'>) =>
      category ? apiClient.call(updateCategory, { parameters: { id: category.id }, body }) : apiClient.call(createCategory, { body }),
    (saved) => t(category ? 'renamed' : 'added', { category: saved.name[locale] }),
  );
  const submit = form.handleSubmit(async (body) => {
    try {
      await saving.mutateAsync(body);
      forget();
      onClose();
    } catch (error) {
      if (!showProblem(error)) toastProblem(error, locale);
    }
  });
  return (
    <Modal
      title={category ? t('renameTitle', { category: category.name[locale] }) : t('addTitle')}
      closeLabel={tPractice('close')}
      size="small"
      onClose={onClose}
    >
      <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
        <p>{t(category ? 'renameMeans' : 'addMeans')}</p>
        <TextField label={t('frenchName')} autoComplete="off" lang="fr" error={errorOf('name.fr')} {...form.register('name.fr')} />
        <TextField label={t('englishName')} autoComplete="off" lang="en" error={errorOf('name.en')} {...form.register('name.en')} />
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{tPractice('keep')}</Button>
          <Button type="submit" variant="filled" isPending={saving.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
