import { useController } from 'react-hook-form';
import { blogMaxCategories } from '#contract/constants.ts';
import type { Category } from '#contract/categories/categories.schema.ts';
import type { Therapist } from '#contract/therapist/therapist.schema.ts';
import { PictureField } from '#src/features/uploads/PictureField.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { Card } from '#src/ui/Card.tsx';
import { Checkbox } from '#src/ui/form/Checkbox.tsx';
import { FieldError } from '#src/ui/form/Field.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import type { BlogFormState } from './BlogForm.tsx';
import styles from './WriteBlog.module.css';

interface PlaceFieldsProps {
  contractForm: BlogFormState;
  /** Under what name a picture that is not sent yet outlives the tab. */
  draft: string;
  categories: readonly Category[];
  therapists: readonly Therapist[];
  onPicturePending: (isOnItsWay: boolean) => void;
}

/** Where an article is found, under which picture, and who signs it. */
export function PlaceFields({ contractForm: { form, errorOf }, draft, categories, therapists, onPicturePending }: PlaceFieldsProps) {
  const t = useMessages('practice-blogs');
  const locale = useLocale();
  const { field: cover } = useController({ control: form.control, name: 'cover' });
  const [authorId, chosen] = form.watch(['authorId', 'categoryIds']);
  const isFull = chosen.length >= blogMaxCategories;
  return (
    <Card className={styles['card']}>
      <h2>{t('placeTitle')}</h2>
      <fieldset className={styles['checks']}>
        <legend>{t('categories', { max: blogMaxCategories })}</legend>
        {categories.map(({ id, name }) => (
          <Checkbox key={id} label={name[locale]} value={id} disabled={isFull && !chosen.includes(id)} {...form.register('categoryIds')} />
        ))}
        <FieldError id="categories-error">{errorOf('categoryIds')}</FieldError>
      </fieldset>
      <PictureField
        label={t('cover')}
        hint={t('coverHint')}
        error={errorOf('cover')}
        uploadedText={t('coverReady')}
        record={cover.value}
        onRecord={cover.onChange}
        draft={draft}
        onPendingChange={onPicturePending}
      />
      <Select
        label={t('author')}
        error={errorOf('authorId')}
        options={[{ value: '', label: t('thePractice') }, ...therapists.map(({ id, fullName }) => ({ value: id, label: fullName }))]}
        value={authorId}
        onChoose={(id) => form.setValue('authorId', id, { shouldDirty: true })}
      />
      <TextField
        label={t('reviewedAt')}
        hint={t('reviewedAtHint')}
        optionalLabel={t('optional')}
        type="date"
        error={errorOf('reviewedAt')}
        {...form.register('reviewedAt')}
      />
      <Checkbox label={t('featured')} error={errorOf('featured')} {...form.register('featured')} />
    </Card>
  );
}
