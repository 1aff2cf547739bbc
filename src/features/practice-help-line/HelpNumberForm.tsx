import { addHelpNumber, updateHelpNumber } from '#contract/practice/help-line.endpoints.ts';
import { helpNumberGroups } from '#contract/help-line/help-number-groups.ts';
import type { HelpNumber, HelpNumberChange } from '#contract/practice/help-line.schema.ts';
import { helpNumberDetails, type HelpNumberInput } from '#contract/practice/help-number-details.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { Select } from '#src/ui/form/Select.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { LanguageFields } from './LanguageFields.tsx';
import { useHelpLineChange } from './use-help-line-change.ts';

const empty = { fr: '', en: '', ar: '' };
const blank: HelpNumberInput = { group: 'listening', number: '', name: empty, who: empty, hours: empty, verifiedAt: '' };

interface HelpNumberFormProps {
  /** Absent: a new one. */
  number?: HelpNumber;
  onClose: () => void;
}

/** A number, who answers and when in the three languages of the help line, and when it was last called. */
export function HelpNumberForm({ number, onClose }: HelpNumberFormProps) {
  const t = useMessages('practice-help-line');
  const locale = useLocale();
  const contractForm = useContractForm(helpNumberDetails, number ?? blank);
  const { form, errorOf } = contractForm;
  const { dirtyFields, isDirty } = form.formState;
  // Somebody else may change the rest meanwhile.
  const changedOf = (details: HelpNumberInput): HelpNumberChange =>
    Object.fromEntries(Object.entries(details).filter(([field]) => field in dirtyFields));
  const saving = useHelpLineChange(
    (apiClient, body: HelpNumberInput) =>
      number
        ? apiClient.call(updateHelpNumber, { parameters: { numberId: number.id }, body: changedOf(body) })
        : apiClient.call(addHelpNumber, { body }),
    { isToldHere: true },
  );
  const send = async (details: HelpNumberInput) => {
    const saved = await saving.mutateAsync(details);
    void toast.success(t(number ? 'changed' : 'added', { name: saved.name[locale] }));
  };
  const change = useFormChange(contractForm, { draft: `help-number/${number?.id ?? 'new'}`, send, onClose });
  const field = (name: Parameters<typeof errorOf>[0]) => ({ autoComplete: 'off', error: errorOf(name), ...form.register(name) });
  return (
    <ChangeModal
      title={number ? t('changeTitle', { name: number.name[locale] }) : t('addTitle')}
      size="medium"
      doLabel={t('save')}
      isDisabled={!isDirty}
      isPending={saving.isPending}
      {...change}
      onClose={onClose}
    >
      <Select
        label={t('group')}
        options={helpNumberGroups.map((value) => ({ value, label: t(`groups.${value}`) }))}
        value={form.watch('group')}
        onChoose={(group) => form.setValue('group', group, { shouldDirty: true })}
        error={errorOf('group')}
      />
      <TextField label={t('number')} type="tel" dir="ltr" {...field('number')} />
      <TextField label={t('verifiedAt')} type="date" hint={t('verifiedAtHint')} {...field('verifiedAt')} />
      <LanguageFields {...contractForm} />
    </ChangeModal>
  );
}
