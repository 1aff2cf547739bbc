import { useQuery } from '@tanstack/react-query';
import { threadLengths } from '#contract/threads/thread-lengths.ts';
import { plainText } from '#contract/plain-text.ts';
import { isOffline } from '#src/page/connectivity.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { usePageState } from '#src/page/page-state.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import { Select } from '#src/ui/form/Select.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { RichTextField } from '#src/ui/rich-text/RichTextField.tsx';
import { textTools } from '#src/ui/rich-text/rich-text-commands.ts';
import { HelpFirst } from '../threads/HelpFirst.tsx';
import { HelpNow } from '../threads/HelpNow.tsx';
import styles from './OwnThreads.module.css';
import { ownThreadsQueries } from './own-threads.queries.ts';
import type { ThreadForm } from './thread-form.ts';

const { title, content, contentNote } = threadLengths;
const rules = { maxLength: content.max, refused: ['image'] };

function useToolWords() {
  const t = useMessages('own-threads');
  const locale = useLocale();
  const max = content.max.toLocaleString(locale);
  return {
    tools: textTools.map((tool) => ({ tool, label: t(`tools.${tool}`) })),
    toolbar: t('tools.toolbar'),
    address: t('tools.address'),
    addLink: t('tools.addLink'),
    close: t('tools.close'),
    notAnAddress: t('tools.notAnAddress'),
    TOO_LONG: t('tools.TOO_LONG', { max }),
    NOT_ALLOWED: t('tools.NOT_ALLOWED'),
  };
}

/** What a thread is made of; the help line is shown to whoever may need it, and holds nothing back. */
export function ThreadFields({ contractForm: { form, errorOf } }: { contractForm: ThreadForm }) {
  const t = useMessages('own-threads');
  const locale = useLocale();
  const offline = usePageState(isOffline);
  const words = useToolWords();
  const { data: categories, isError, refetch } = useQuery(ownThreadsQueries.categories(useApiClient()));
  const written = form.watch();
  const options = [
    { value: '', label: t('chooseCategory') },
    ...(categories?.items ?? []).map(({ id, name }) => ({ value: id, label: name[locale] })),
  ];
  const inForm = { shouldDirty: true, shouldTouch: true, shouldValidate: form.formState.isSubmitted };

  return (
    <>
      <Select
        label={t('category')}
        error={errorOf('categoryId')}
        options={options}
        value={written.categoryId}
        onChoose={(categoryId) => form.setValue('categoryId', categoryId, { ...inForm, shouldValidate: true })}
      />
      {isError && (
        <p className={styles['problem']} role="alert">
          {t('noCategories')} <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </p>
      )}
      <TextField
        label={t('threadTitle')}
        hint={t('threadTitleHint', title)}
        error={errorOf('title')}
        dir="auto"
        maxLength={title.max}
        {...form.register('title')}
      />
      <HelpNow text={`${written.title} ${plainText(written.content)} ${written.contentNote ?? ''}`} />
      <RichTextField
        label={t('content')}
        hint={t('contentHint', { min: content.min, max: content.max.toLocaleString(locale) })}
        error={errorOf('content')}
        words={words}
        rules={rules}
        value={written.content}
        onChange={(html) => form.setValue('content', html, inForm)}
        onBlur={() => void (form.formState.touchedFields.content && form.trigger('content'))}
      />
      <TextField
        label={t('contentNote')}
        hint={t('contentNoteHint')}
        error={errorOf('contentNote')}
        optionalLabel={t('optional')}
        dir="auto"
        maxLength={contentNote}
        {...form.register('contentNote')}
      />
      {offline && <HelpFirst isOffline />}
    </>
  );
}
