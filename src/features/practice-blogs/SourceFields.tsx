import { blogLengths } from '#contract/blogs/blog-lengths.ts';
import { blogMaxSources } from '#contract/constants.ts';
import { useMessages } from '#src/page/messages.ts';
import { EntryList } from '#src/practice/EntryList.tsx';
import { Card } from '#src/ui/Card.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import type { BlogFormState } from './BlogForm.tsx';
import styles from './WriteBlog.module.css';

/** Where a reader can check what is said, in the order in which the article shows it. */
export function SourceFields({ contractForm: { form, errorOf } }: { contractForm: BlogFormState }) {
  const t = useMessages('practice-blogs');

  function setSources(sources: { title: string; url: string }[]) {
    // What was wrong was told by place, which others take.
    form.clearErrors('sources');
    form.setValue('sources', sources, { shouldDirty: true });
    // Of a list that has become empty no field is left to tell that the form has changed.
    form.setValue('title', form.getValues('title'), { shouldDirty: true });
  }

  return (
    <Card className={styles['card']}>
      <EntryList
        title={t('sourcesTitle')}
        entries={form.watch('sources')}
        most={blogMaxSources}
        titleOf={({ title }, place) => title || t('sourceOf', { place })}
        addLabel={t('sourceAdd')}
        removeLabel={t('sourceRemove')}
        empty={{ title: '', url: '' }}
        onChange={setSources}
      >
        {(index) => (
          <>
            <TextField
              label={t('sourceTitle')}
              hint={t('sourceTitleHint')}
              autoComplete="off"
              dir="auto"
              maxLength={blogLengths.sourceTitle}
              error={errorOf(`sources.${index}.title`)}
              {...form.register(`sources.${index}.title`)}
            />
            <TextField
              label={t('sourceUrl')}
              type="url"
              inputMode="url"
              autoComplete="off"
              dir="ltr"
              maxLength={blogLengths.url}
              error={errorOf(`sources.${index}.url`)}
              {...form.register(`sources.${index}.url`)}
            />
          </>
        )}
      </EntryList>
    </Card>
  );
}
