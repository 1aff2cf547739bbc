import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type RefObject } from 'react';
import * as z from 'zod/mini';
import { readOwnNote, saveOwnNote } from '#contract/booking/own-note.endpoints.ts';
import { ownNoteBody, type OwnNote } from '#contract/booking/own-note.schema.ts';
import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { ListFailure } from '#src/practice/ListFailure.tsx';
import { useFormChange } from '#src/practice/use-form-change.ts';
import { TextArea } from '#src/ui/form/TextArea.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { PendingCard } from '#src/ui/PendingCard.tsx';
import { clientName } from './client-name.ts';
import styles from './PracticeCard.module.css';

const noteForm = z.object({ text: ownNoteBody.shape.text });

interface OwnNoteModalProps {
  reservation: PracticeReservation;
  fallbackFocus: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What a therapist has noted of an appointment for themselves: asked for anew each time, and kept nowhere in the page. */
export function OwnNoteModal(props: OwnNoteModalProps) {
  const t = useMessages('practice-reservations');
  const tPractice = useMessages('practice');
  const { reservation, fallbackFocus, onClose } = props;
  const query = endpointQuery(useApiClient(), readOwnNote, { parameters: { id: reservation.id } });
  const { data, failureReason, refetch } = useQuery({ ...query, staleTime: 0, gcTime: 0 });
  if (data) return <NoteForm {...props} note={data} queryKey={query.queryKey} />;
  return (
    <Modal title={t('ownNote')} closeLabel={tPractice('close')} size="medium" fallbackFocus={fallbackFocus} onClose={onClose}>
      {failureReason ? <ListFailure title={t('ownNoteFailed')} onRetry={() => void refetch()} /> : <PendingCard />}
    </Modal>
  );
}

interface NoteFormProps extends OwnNoteModalProps {
  /** As the server has it now. */
  note: OwnNote;
  queryKey: readonly unknown[];
}

function NoteForm({ reservation, note, queryKey, fallbackFocus, onClose }: NoteFormProps) {
  const t = useMessages('practice-reservations');
  const locale = useLocale();
  const apiClient = useApiClient();
  const queryClient = useQueryClient();
  const { id, therapist } = reservation;
  const [opened] = useState(note);
  const contractForm = useContractForm(noteForm, { text: opened.text });
  const saving = useMutation({
    mutationFn: ({ text }: z.output<typeof noteForm>) =>
      apiClient.call(saveOwnNote, { parameters: { id }, body: { text, basedOn: note.updatedAt } }),
    onSuccess: () => void toast.success(t('ownNoteSaved')),
    // Refused: what was noted elsewhere is shown beside what is typed, which then takes its place knowingly.
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
  const change = useFormChange(contractForm, { draft: `own-note/${id}`, send: saving.mutateAsync, onClose });
  const { form, errorOf } = contractForm;
  const [isTyped, setIsTyped] = useState(false);
  const [isRestored, setIsRestored] = useState(false);
  // What was typed another time may be older than what is noted.
  if (form.formState.isDirty && !isTyped && !isRestored) setIsRestored(true);
  return (
    <ChangeModal
      title={t('ownNote')}
      size="medium"
      doLabel={t('ownNoteSave')}
      isDisabled={!form.formState.isDirty}
      isPending={saving.isPending}
      fallbackFocus={fallbackFocus}
      {...change}
      onClose={onClose}
    >
      <p>{t('ownNoteAbout', { name: clientName(reservation) })}</p>
      {note.text !== '' && (isRestored || note.updatedAt !== opened.updatedAt) && (
        <figure className={styles['note']}>
          <figcaption>{t('ownNoteElsewhere')}</figcaption>
          <blockquote>{note.text}</blockquote>
        </figure>
      )}
      <TextArea
        label={t('ownNoteLabel')}
        hint={t('ownNoteHint')}
        rows={6}
        error={errorOf('text')}
        {...form.register('text', { onChange: () => setIsTyped(true) })}
      />
      {opened.updatedAt && (
        <p className={styles['what']}>{t('ownNoteAt', { date: formatInstant(opened.updatedAt, 'short', locale, therapist.timeZone) })}</p>
      )}
    </ChangeModal>
  );
}
