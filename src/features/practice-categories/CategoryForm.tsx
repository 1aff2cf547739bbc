import * as z from 'zod/mini';
import { createCategory, updateCategory } from '#contract/categories/categories.endpoints.ts';
import { categoryBody, type Category } from '#contract/categories/categories.schema.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { TextField } from '#src/ui/form/TextField.tsx';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
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
  const locale = useLocale();
  const contractForm = useContractForm(nameForm, { name: category?.name ?? { fr: '', en: '' } });
  const { form, errorOf } = contractForm;
  const saving = useCategoryChange(
    (apiClient, body: Pick<Category, 'name'>) =>
      category ? apiClient.call(updateCategory, { parameters: { id: category.id }, body }) : apiClient.call(createCategory, { body }),
    (saved) => t(category ? 'renamed' : 'added', { category: saved.name[locale] }),
  );
  const change = useFormChange(contractForm, { draft: `category/${category?.id ?? 'new'}`, send: saving.mutateAsync, onClose });
  return (
    <ChangeModal
      title={category ? t('renameTitle', { category: category.name[locale] }) : t('addTitle')}
      doLabel={t('save')}
      isPending={saving.isPending}
      {...change}
      onClose={onClose}
    >
      <p>{t(category ? 'renameMeans' : 'addMeans')}</p>
      <TextField label={t('frenchName')} autoComplete="off" lang="fr" error={errorOf('name.fr')} {...form.register('name.fr')} />
      <TextField label={t('englishName')} autoComplete="off" lang="en" error={errorOf('name.en')} {...form.register('name.en')} />
    </ChangeModal>
  );
}
