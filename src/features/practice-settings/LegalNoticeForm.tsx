import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { endpointUrl, type BodyOf } from '#contract/endpoint.ts';
import { readSetup } from '#contract/practice/setup.endpoints.ts';
import { readLegalNotice, updateLegalNotice } from '#contract/practice/legal-notice.endpoints.ts';
import { legalDetails, type LegalDetails, type LegalNotice } from '#contract/practice/legal-notice.schema.ts';
import { forgetKept } from '#src/device/forget-kept.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { TextField } from '#src/ui/form/TextField.tsx';

interface LegalNoticeFormProps {
  notice: LegalNotice;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What the legal pages say of the practice, companies in both languages. */
export function LegalNoticeForm({ notice, fallbackFocus, onClose }: LegalNoticeFormProps) {
  const t = useMessages('practice-settings');
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const { editedAt: _, ...details } = notice;
  const contractForm = useContractForm(legalDetails, details);
  const { form, errorOf } = contractForm;
  const saving = useMutation({
    mutationFn: (body: BodyOf<typeof updateLegalNotice>) => apiClient.call(updateLegalNotice, { body }),
    onSuccess: async () => {
      await forgetKept(endpointUrl(readLegalNotice));
      for (const endpoint of [readLegalNotice, readSetup]) await queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
      void toast.success(t('legalSaved'));
    },
  });
  const { dirtyFields, isDirty } = form.formState;
  // Somebody else may change the rest meanwhile.
  const send = (given: LegalDetails) =>
    saving.mutateAsync(Object.fromEntries(Object.entries(given).filter(([field]) => field in dirtyFields)));
  const change = useFormChange(contractForm, { draft: 'practice/legal-notice', send, onClose });
  const field = (name: Parameters<typeof errorOf>[0]) => ({ autoComplete: 'off', error: errorOf(name), ...form.register(name) });
  return (
    <ChangeModal
      title={t('legalTitle')}
      size="medium"
      doLabel={t('save')}
      isDisabled={!isDirty}
      isPending={saving.isPending}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      <TextField label={t('publisher')} hint={t('publisherHint')} {...field('publisher')} />
      <TextField label={t('registrationNumber')} optionalLabel={t('optional')} dir="ltr" {...field('registrationNumber')} />
      <TextField label={t('director')} {...field('director')} />
      <TextField label={t('dataOfficer')} hint={t('dataOfficerHint')} {...field('dataOfficer')} />
      <TextField label={t('inpdpNumber')} hint={t('inpdpNumberHint')} dir="ltr" {...field('inpdpNumber')} />
      {(['host', 'mailService', 'fileStorage'] as const).flatMap((company) =>
        (['fr', 'en'] as const).map((language) => (
          <TextField
            key={`${company} ${language}`}
            label={t(`inLanguage.${language}`, { label: t(company) })}
            hint={t(company === 'fileStorage' ? 'fileStorageHint' : 'hostHint')}
            lang={language}
            {...field(`${company}.${language}`)}
          />
        )),
      )}
    </ChangeModal>
  );
}
