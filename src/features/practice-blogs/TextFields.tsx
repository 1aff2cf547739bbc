import { blogLengths } from '#contract/blogs/blog-lengths.ts';
import { blogLanguages } from '#contract/blogs/blogs.schema.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { Card } from '#src/ui/Card.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { RichTextField } from '#src/ui/rich-text/RichTextField.tsx';
import type { BlogFormState } from './BlogForm.tsx';
import { languageNames } from './language-names.ts';
import { useReadPicture } from './use-read-picture.ts';
import { mostCharacters, useToolWords } from './use-tool-words.ts';
import styles from './WriteBlog.module.css';

const TextPictureModal = latePart(async () => (await import('./TextPictureModal.tsx')).TextPictureModal, { Missing: MissingPart });

const rules = { maxLength: mostCharacters, refused: ['image'] };

/** The words of an article. */
export function TextFields({ contractForm: { form, errorOf } }: { contractForm: BlogFormState }) {
  const t = useMessages('practice-blogs');
  const locale = useLocale();
  const words = useToolWords();
  const readPicture = useReadPicture();
  const [language, content] = form.watch(['language', 'content']);
  const nameOf = languageNames(locale);
  const inForm = { shouldDirty: true, shouldTouch: true, shouldValidate: form.formState.isSubmitted };
  const written = { dir: language === 'ar' ? 'rtl' : 'ltr', lang: language, autoComplete: 'off' };
  return (
    <Card className={styles['card']}>
      <h2>{t('textTitle')}</h2>
      <TextField
        label={t('blogTitle')}
        hint={t('blogTitleHint', { max: blogLengths.title })}
        error={errorOf('title')}
        maxLength={blogLengths.title}
        {...written}
        {...form.register('title')}
      />
      <Select
        label={t('language')}
        hint={t('languageHint')}
        error={errorOf('language')}
        options={blogLanguages.map((code) => ({ value: code as string, label: nameOf(code) }))}
        value={language}
        onChoose={(chosen) => {
          form.setValue('language', chosen, inForm);
          form.clearErrors('translationOfId');
        }}
      />
      <TextArea
        label={t('excerpt')}
        hint={t('excerptHint', { max: blogLengths.excerpt })}
        error={errorOf('excerpt')}
        maxLength={blogLengths.excerpt}
        {...written}
        {...form.register('excerpt')}
      />
      <RichTextField
        pictures={{ Question: TextPictureModal, read: readPicture }}
        label={t('content')}
        hint={t('contentHint')}
        error={errorOf('content')}
        words={words}
        rules={rules}
        value={content}
        onChange={(html) => form.setValue('content', html, inForm)}
        onBlur={() => void (form.formState.touchedFields.content && form.trigger('content'))}
      />
      <TextField
        label={t('contentNote')}
        hint={t('contentNoteHint')}
        error={errorOf('contentNote')}
        optionalLabel={t('optional')}
        maxLength={blogLengths.contentNote}
        {...written}
        {...form.register('contentNote')}
      />
    </Card>
  );
}
