import { useMutation, useQuery } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import * as z from 'zod/mini';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { readVideoLink, saveVideoLink } from '#contract/booking/video-link.endpoints.ts';
import { videoLinkBody } from '#contract/booking/video-link.schema.ts';
import { undoSeconds } from '#contract/constants.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { ChoiceCards } from '#src/ui/form/ChoiceCards.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { clientName } from './client-name.ts';
import type { Desk } from './use-desk.ts';

interface VideoLinkModalProps {
  reservation: PracticeReservation;
  fallbackFocus: RefObject<HTMLElement | null>;
  desk: Desk;
  onClose: () => void;
}

/** Where a session by video takes place: for this one alone, or for all those of its therapist. */
export function VideoLinkModal(props: VideoLinkModalProps) {
  const t = useMessages('practice-reservations');
  const tPractice = useMessages('practice');
  const { reservation, fallbackFocus, onClose } = props;
  const query = endpointQuery(useApiClient(), readVideoLink, { parameters: { id: reservation.id } });
  const { data, failureReason, refetch } = useQuery({ ...query, staleTime: 0, gcTime: 0 });
  if (data) return <VideoLinkForm {...props} {...data} />;
  return (
    <Modal title={t('videoLinkChange')} closeLabel={tPractice('close')} size="medium" fallbackFocus={fallbackFocus} onClose={onClose}>
      {failureReason ? <ListFailure title={t('videoLinkFailed')} onRetry={() => void refetch()} /> : <PendingCard />}
    </Modal>
  );
}

const scopes = ['ONE', 'ALL'] as const;
const linkForm = z.object({ url: videoLinkBody.shape.url, scope: z.enum(scopes) });

interface VideoLinkFormProps extends VideoLinkModalProps {
  own: string | null;
  usual: string | null;
}

function VideoLinkForm({ reservation, fallbackFocus, desk, onClose, ...read }: VideoLinkFormProps) {
  const t = useMessages('practice-reservations');
  const apiClient = useApiClient();
  const [{ own, usual }] = useState(read);
  const { id, therapist } = reservation;
  const contractForm = useContractForm(linkForm, { url: own ?? usual ?? '', scope: usual === null && own === null ? 'ALL' : 'ONE' });
  const saving = useMutation({
    mutationFn: ({ url, scope }: z.output<typeof linkForm>) =>
      apiClient.call(saveVideoLink, { parameters: { id }, body: { url, isUsual: scope === 'ALL' } }),
    onSuccess: (changed) => {
      const isSent = changed.videoLink !== null && changed.videoLink !== reservation.videoLink;
      const told = isSent ? t('videoLinkSent', { name: clientName(reservation) }) : t('videoLinkSaved');
      // An approval that can still be undone stays so.
      const until = desk.undoUntil(id);
      desk.put(changed, '', until && until - undoSeconds * 1000);
      void toast.success(told);
    },
  });
  const change = useFormChange(contractForm, { draft: `video-link/${id}`, send: saving.mutateAsync, onClose });
  const { form, errorOf } = contractForm;
  const scope = form.watch('scope');
  return (
    <ChangeModal
      title={t(own === null && usual === null ? 'videoLinkAdd' : 'videoLinkChange')}
      size="medium"
      doLabel={t('videoLinkSave')}
      isDisabled={!form.formState.isDirty}
      isPending={saving.isPending}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      <TextField
        label={t('videoLinkLabel')}
        hint={t(scope === 'ONE' && usual !== null ? 'videoLinkHintUsual' : 'videoLinkHint')}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        error={errorOf('url')}
        {...form.register('url')}
      />
      <ChoiceCards
        legend={t('videoLinkScope')}
        value={scope}
        choices={scopes.map((each) => ({
          value: each,
          label: t(`videoLink${each}`),
          description: t(`videoLink${each}Text`, { therapist: therapist.fullName }),
        }))}
        onChoose={(chosen) => form.setValue('scope', chosen, { shouldDirty: true })}
      />
      <p>{t('videoLinkTold')}</p>
    </ChangeModal>
  );
}
