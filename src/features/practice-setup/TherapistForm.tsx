import { useSuspenseQuery } from '@tanstack/react-query';
import type { RefObject } from 'react';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { inviteTherapist } from '#contract/therapist/invitation.endpoints.ts';
import { createTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { useMessages } from '#src/page/messages.ts';
import { practiceQueries } from '#src/page/practice.queries.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { ChoiceCards } from '#src/ui/form/ChoiceCards.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { firstFields, profileOf, therapistForm, type NewTherapist, type TherapistFields } from './therapist-fields.ts';
import { useTeamChange } from './use-team-change.ts';

interface TherapistFormProps {
  reader: AuthClient;
  /** Whether the reader may still become one. */
  isOneself: boolean;
  /** Whether the reader may give somebody else a therapist's access. */
  mayInvite: boolean;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** Somebody who receives clients here: whoever writes this, or a person who is mailed an invitation. */
export function TherapistForm({ reader, isOneself, mayInvite, fallbackFocus, onClose }: TherapistFormProps) {
  const t = useMessages('practice-setup');
  const apiClient = useApiClient();
  const { data: practice } = useSuspenseQuery(practiceQueries.practice(apiClient));
  const ownName = [reader.user.firstName, reader.user.lastName].filter(Boolean).join(' ');
  const first = firstFields(practice, isOneself ? 'ONESELF' : 'OTHER', isOneself ? ownName : '');
  const contractForm = useContractForm<TherapistFields, NewTherapist>(therapistForm, first);
  const { form, errorOf } = contractForm;
  const saving = useTeamChange(
    (given: NewTherapist) =>
      given.email === undefined
        ? apiClient.call(createTherapist, { body: { ...profileOf(given), userId: reader.authID } })
        : apiClient.call(inviteTherapist, { body: { ...profileOf(given), email: given.email } }),
    ({ email }) => t(email === undefined ? 'addedToast' : 'addedOtherToast'),
  );
  const change = useFormChange(contractForm, { draft: 'practice/therapist', send: saving.mutateAsync, onClose });
  const field = (name: Parameters<typeof errorOf>[0]) => ({ autoComplete: 'off', error: errorOf(name), ...form.register(name) });
  const who = form.watch('who');
  return (
    <ChangeModal
      title={t('steps.team.link')}
      size="medium"
      doLabel={t(who === 'OTHER' ? 'invite' : 'add')}
      isPending={saving.isPending}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      {isOneself && mayInvite && (
        <ChoiceCards
          legend={t('who')}
          choices={(['ONESELF', 'OTHER'] as const).map((value) => ({ value, label: t(`is${value}`), description: t(`is${value}Text`) }))}
          value={who}
          onChoose={(chosen) => {
            form.setValue('who', chosen, { shouldDirty: true });
            // One's own name is not the other person's.
            const [from, to] = chosen === 'OTHER' ? [ownName, ''] : ['', ownName];
            if (form.getValues('fullName') === from) form.setValue('fullName', to);
          }}
        />
      )}
      {who === 'OTHER' && <TextField label={t('email')} hint={t('emailHint')} type="email" {...field('email')} />}
      <TextField label={t('fullName')} hint={t('fullNameHint')} {...field('fullName')} />
      <TextField label={t('titleFr')} lang="fr" {...field('title.fr')} />
      <TextField label={t('titleEn')} lang="en" {...field('title.en')} />
      <p>{t('contactText')}</p>
      <TextField label={t('contactEmail')} type="email" {...field('contact.email')} />
      <TextField label={t('contactPhone')} type="tel" dir="ltr" {...field('contact.phone')} />
      <TextField label={t('addressFr')} lang="fr" {...field('contact.address.fr')} />
      <TextField label={t('addressEn')} lang="en" {...field('contact.address.en')} />
    </ChangeModal>
  );
}
