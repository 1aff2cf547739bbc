import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { endpointUrl } from '#contract/endpoint.ts';
import { readPractice, type Practice } from '#contract/practice/practice.endpoints.ts';
import { readSetup } from '#contract/practice/setup.endpoints.ts';
import { updatePractice } from '#contract/practice/practice-settings.endpoints.ts';
import { practiceDetails, type PracticeChange, type PracticeInput } from '#contract/practice/practice-settings.schema.ts';
import { forgetKept } from '#src/device/forget-kept.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { SocialLinkFields } from './SocialLinkFields.tsx';

interface PracticeFormProps {
  practice: Practice;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Name, contacts, hours and social links, in both languages. */
export function PracticeForm({ practice, fallbackFocus, onClose }: PracticeFormProps) {
  const t = useMessages('practice-settings');
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const contractForm = useContractForm(practiceDetails, practice);
  const { form, errorOf } = contractForm;
  const saving = useMutation({
    mutationFn: (body: PracticeChange) => apiClient.call(updatePractice, { body }),
    onSuccess: async () => {
      await forgetKept(endpointUrl(readPractice));
      for (const endpoint of [readPractice, readSetup]) await queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
      void toast.success(t('saved'));
    },
  });
  const { dirtyFields, isDirty } = form.formState;
  // Somebody else may change the rest meanwhile.
  const changedOf = (details: PracticeInput): PracticeChange =>
    Object.fromEntries(Object.entries(details).filter(([field]) => field in dirtyFields));
  const send = (details: PracticeInput) => saving.mutateAsync(changedOf(details));
  const change = useFormChange(contractForm, { draft: 'practice/details', send, onClose });
  const field = (name: Parameters<typeof errorOf>[0]) => ({ autoComplete: 'off', error: errorOf(name), ...form.register(name) });
  return (
    <ChangeModal
      title={t('detailsTitle')}
      size="medium"
      doLabel={t('save')}
      isDisabled={!isDirty}
      isPending={saving.isPending}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      <TextField label={t('name')} {...field('name')} />
      <TextField label={t('email')} type="email" {...field('email')} />
      <TextField label={t('phone')} type="tel" dir="ltr" {...field('phone')} />
      <TextField label={t('addressFr')} lang="fr" {...field('address.fr')} />
      <TextField label={t('addressEn')} lang="en" {...field('address.en')} />
      <TextArea rows={2} label={t('hoursFr')} lang="fr" {...field('hours.fr')} />
      <TextArea rows={2} label={t('hoursEn')} lang="en" {...field('hours.en')} />
      <TextField label={t('fiscalNumber')} hint={t('fiscalNumberHint')} dir="ltr" {...field('fiscalNumber')} />
      <SocialLinkFields {...contractForm} />
    </ChangeModal>
  );
}
