import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type * as z from 'zod/mini';
import { readAvailability } from '#contract/booking/booking.endpoints.ts';
import { readSetup } from '#contract/practice/setup.endpoints.ts';
import { listTherapists, readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { readBeneficiary, updateBeneficiary } from '#contract/payment/beneficiary.endpoints.ts';
import { beneficiaryBody } from '#contract/payment/beneficiary.schema.ts';
import type { Beneficiary } from '#contract/payment/payment.schema.ts';
import { keyOf } from '#src/page/endpoint-query.ts';
import { useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { TextField } from '#src/ui/form/TextField.tsx';

interface BeneficiaryFormProps {
  beneficiary: Beneficiary;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** A name and an address in both languages, to the letter. */
export function BeneficiaryForm({ beneficiary, fallbackFocus, onClose }: BeneficiaryFormProps) {
  const t = useMessages('practice-settings');
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const contractForm = useContractForm(beneficiaryBody, beneficiary);
  const { form, errorOf } = contractForm;
  const saving = useMutation({
    mutationFn: (body: z.output<typeof beneficiaryBody>) => apiClient.call(updateBeneficiary, { body }),
    onSuccess: async () => {
      for (const endpoint of [readBeneficiary, readAvailability, listTherapists, readTherapist, readSetup])
        await queryClient.invalidateQueries({ queryKey: keyOf(endpoint) });
      void toast.success(t('beneficiarySaved'));
    },
  });
  const change = useFormChange(contractForm, { draft: 'practice/beneficiary', send: saving.mutateAsync, onClose });
  const field = (name: Parameters<typeof errorOf>[0]) => ({ autoComplete: 'off', error: errorOf(name), ...form.register(name) });
  return (
    <ChangeModal
      title={t('beneficiaryTitle')}
      size="medium"
      doLabel={t('save')}
      isDisabled={!form.formState.isDirty}
      isPending={saving.isPending}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      <p>{t('beneficiaryText')}</p>
      <TextField label={t('beneficiaryName')} {...field('name')} />
      <TextField label={t('addressFr')} lang="fr" {...field('address.fr')} />
      <TextField label={t('addressEn')} lang="en" {...field('address.en')} />
      {beneficiary.name !== '' && <p>{t('beneficiaryNote')}</p>}
    </ChangeModal>
  );
}
