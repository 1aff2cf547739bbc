import type { RefObject } from 'react';
import type * as z from 'zod/mini';
import type { TherapistSetup } from '#contract/practice/setup.endpoints.ts';
import { sendInvitation, withdrawInvitation } from '#contract/therapist/invitation.endpoints.ts';
import { invitationChange } from '#contract/therapist/invitation.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useChange } from '#src/page/use-change.ts';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { useTeamChange } from './use-team-change.ts';

interface InvitationFormProps {
  therapist: TherapistSetup;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The invitation once more, to the same address or to the one that was meant. */
export function InvitationForm({ therapist, fallbackFocus, onClose }: InvitationFormProps) {
  const t = useMessages('practice-setup');
  const apiClient = useApiClient();
  const contractForm = useContractForm(invitationChange, { email: therapist.invitation?.email ?? '' });
  const { form, errorOf } = contractForm;
  const saving = useTeamChange(
    (body: z.output<typeof invitationChange>) => apiClient.call(sendInvitation, { parameters: { id: therapist.id }, body }),
    () => t('invitedToast'),
  );
  const change = useFormChange(contractForm, { draft: `practice/invitation/${therapist.id}`, send: saving.mutateAsync, onClose });
  const withdrawing = useTeamChange(
    () => apiClient.call(withdrawInvitation, { parameters: { id: therapist.id } }),
    () => t('withdrawnToast'),
  );
  const withdraw = useChange({ send: () => withdrawing.mutateAsync(undefined), onClose });
  return (
    <ChangeModal
      title={t('inviteAgain')}
      doLabel={t('send')}
      isPending={saving.isPending}
      fallbackFocus={fallbackFocus}
      otherWay={
        <Button variant="danger" isPending={withdrawing.isPending} onClick={() => void withdraw()}>
          {t('withdraw')}
        </Button>
      }
      {...change}
      onClose={onClose}
    >
      <p>{t('inviteAgainText', { name: therapist.fullName })}</p>
      <TextField label={t('email')} type="email" autoComplete="off" error={errorOf('email')} {...form.register('email')} />
    </ChangeModal>
  );
}
