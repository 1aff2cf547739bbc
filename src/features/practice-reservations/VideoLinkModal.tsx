import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import * as z from 'zod/mini';
import { readReservation } from '#contract/booking/booking.endpoints.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { readVideoLink, saveVideoLink } from '#contract/booking/video-link.endpoints.ts';
import { videoLinkBody } from '#contract/booking/video-link.schema.ts';
import { videoLinkIn } from '#contract/booking/video-link.ts';
import { undoSeconds } from '#contract/constants.ts';
import { endpointQuery, keyOf } from '#src/page/endpoint-query.ts';
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
import styles from './PracticeCard.module.css';
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
    <Modal title={t('videoLink')} closeLabel={tPractice('close')} size="medium" fallbackFocus={fallbackFocus} onClose={onClose}>
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
  const [{ own, usual }] = useState(read);
  const current = own ?? usual ?? '';
  const contractForm = useContractForm(linkForm, { url: current, scope: 'ONE' });
  const saving = useVideoLink(reservation, desk);
  const change = useFormChange(contractForm, { draft: `video-link/${reservation.id}`, send: saving.mutateAsync, onClose });
  const { form, errorOf } = contractForm;
  const { url, scope } = form.watch();
  const found = videoLinkIn(url);
  const goesByUsual = scope === 'ONE' && usual !== null;
  return (
    <ChangeModal
      title={t('videoLink')}
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
        hint={t(goesByUsual ? 'videoLinkHintUsual' : 'videoLinkHint')}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
        error={errorOf('url')}
        {...form.register('url')}
      />
      {found !== null && found !== url && <p className={styles['link']}>{t('videoLinkFound', { link: found })}</p>}
      {current !== '' && found !== current && <p className={styles['link']}>{t('videoLinkNow', { link: current })}</p>}
      <ChoiceCards
        legend={t('videoLinkScope')}
        value={scope}
        choices={scopes.map((each) => ({
          value: each,
          label: t(`videoLink${each}`),
          description: t(`videoLink${each}Text`, { therapist: reservation.therapist.fullName }),
        }))}
        onChoose={(chosen) => form.setValue('scope', chosen, { shouldDirty: true })}
      />
      <p>{t(url.trim() === '' && current !== '' && !goesByUsual ? 'videoLinkNone' : 'videoLinkTold')}</p>
    </ChangeModal>
  );
}

/** Writes the link, and shows the cards that are kept where they are as they have become. */
function useVideoLink({ id, therapistId }: PracticeReservation, desk: Desk) {
  const t = useMessages('practice-reservations');
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  // An approval that can still be undone stays so.
  const put = (changed: PracticeReservation) => {
    const until = desk.undoUntil(changed.id);
    desk.put(changed, '', until && until - undoSeconds * 1000);
  };
  return useMutation({
    mutationFn: ({ url, scope }: z.output<typeof linkForm>) =>
      apiClient.call(saveVideoLink, { parameters: { id }, body: { url, isUsual: scope === 'ALL' } }),
    onSuccess: (changed, { scope }) => {
      put(changed);
      void toast.success(t('videoLinkSaved'));
      if (scope === 'ONE') return;
      void queryClient.invalidateQueries({ queryKey: keyOf(readReservation) });
      for (const other of desk.kept)
        if (other.id !== id && other.therapistId === therapistId && other.mode === 'VIDEO')
          void apiClient.call(readReservation, { parameters: { id: other.id } }).then(put, () => undefined);
    },
  });
}
