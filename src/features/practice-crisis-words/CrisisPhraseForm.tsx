import { crisisLanguages, crisisPhraseLength } from '#contract/threads/crisis-phrase-bounds.ts';
import { addCrisisPhrase } from '#contract/threads/crisis-phrases.endpoints.ts';
import { crisisPhraseBody, type CrisisPhraseInput } from '#contract/threads/crisis-phrases.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { Select } from '#src/ui/form/Select.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { useCrisisWordsChange } from './use-crisis-words-change.ts';

const blank: CrisisPhraseInput = { phrase: '', language: 'french' };

/** A phrase, and how it is written, which says how it is compared. */
export function CrisisPhraseForm({ onClose }: { onClose: () => void }) {
  const t = useMessages('practice-crisis-words');
  const contractForm = useContractForm(crisisPhraseBody, blank);
  const { form, errorOf } = contractForm;
  const adding = useCrisisWordsChange((apiClient, body: CrisisPhraseInput) => apiClient.call(addCrisisPhrase, { body }));
  const send = async (body: CrisisPhraseInput) => {
    const { phrase } = await adding.mutateAsync(body);
    void toast.success(t('added', { phrase }));
  };
  const change = useFormChange(contractForm, { draft: 'crisis-phrase/new', send, onClose });
  const language = form.watch('language');
  return (
    <ChangeModal
      title={t('addTitle')}
      doLabel={t('save')}
      isDisabled={!form.formState.isDirty}
      isPending={adding.isPending}
      {...change}
      onClose={onClose}
    >
      <Select
        label={t('language')}
        hint={t(language === 'tunisian' ? 'tunisianHint' : 'languageHint')}
        options={crisisLanguages.map((value) => ({ value, label: t(`languages.${value}`) }))}
        value={language}
        onChoose={(value) => form.setValue('language', value, { shouldDirty: true })}
        error={errorOf('language')}
      />
      <TextField
        label={t('phrase')}
        hint={t('phraseHint')}
        dir="auto"
        autoComplete="off"
        maxLength={crisisPhraseLength.max}
        error={errorOf('phrase')}
        {...form.register('phrase')}
      />
    </ChangeModal>
  );
}
