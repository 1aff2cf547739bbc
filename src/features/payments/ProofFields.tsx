import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { imageTypes } from '#contract/bucket/media-types.ts';
import { proofImage } from '#contract/payment/proof-image.ts';
import { uploadProofBody } from '#contract/payment/payment.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { keepForSending } from '#src/page/outbox.ts';
import { noteRestored } from '#src/page/note-restored.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { askUploadToken } from '../uploads/ask-upload-token.ts';
import { UploadArea } from '../uploads/UploadArea.tsx';
import styles from './Payment.module.css';
import { fieldOf, problemOf } from './problem-of-item.ts';
import { proofDraftKeeper } from './proof-draft.ts';
import type { ProofFormProps } from './ProofForm.tsx';
import { proofItem } from './proof-item.ts';
import { useProofPhoto, type ProofPhoto } from './use-proof-photo.ts';
import type { ProofStart } from './use-proof-start.ts';

// HEIC too: phones that can decode it send it as JPEG, the others are told what to do.
const pickedTypes = [...imageTypes, 'image/heic'];
/** Stands in the form for a photo that only this device has: the server's name for it comes with the sending. */
const notUploadedYet = { _id: 'on-this-device' };

export function ProofFields({ authID, reservationId, bookedAt, corrected, onKept, start, camera }: ProofFormProps & { start: ProofStart }) {
  const t = useMessages('payments');
  const apiClient = useApiClient();
  const [draft] = useState(() => proofDraftKeeper(authID, reservationId, start));
  const { photo, prepare, take } = useProofPhoto(draft, start, bookedAt);
  const [isPhotoOnItsWay, setIsPhotoOnItsWay] = useState(false);
  const [isToBeSent, setIsToBeSent] = useState(false);
  const { form, errorOf, showProblem } = useContractForm(uploadProofBody, {
    transferCode: start.transferCode,
    ...((start.record ?? start.photo) && { file: start.record ?? notUploadedYet }),
  });
  const refusal = corrected?.state === 'NEEDS_FIX' ? corrected.lastError : null;
  const [problem, setProblem] = useState(refusal && !fieldOf(refusal) ? refusal.message : undefined);
  const showRefusal = useEffectEvent(() => refusal && showProblem(problemOf(refusal)));

  // Once: the server's sentence is about what was sent, not about what is typed next.
  useEffect(() => void showRefusal(), []);
  useEffect(() => noteRestored(start), [start]);

  function takePhoto(content: ProofPhoto) {
    if (!take(content)) return;
    const { file, record } = content;
    // An absent photo is judged when the form is sent.
    if (file ?? record) form.setValue('file', record ?? notUploadedYet, { shouldValidate: true });
    else form.resetField('file', { defaultValue: undefined as never });
  }

  async function send({ transferCode }: { transferCode: string }) {
    setProblem(undefined);
    setIsToBeSent(false);
    try {
      const item = await proofItem({ reservationId, transferCode, capturedAt: draft.capturedAt(), ...photo });
      await draft.written();
      await keepForSending({ ...item, authID, drafts: draft.keys }, corrected?.id);
    } catch {
      setProblem(t('notKept'));
      return;
    }
    draft.drop();
    onKept?.();
  }

  const isPhotoAtWork = isPhotoOnItsWay && !photo.file;
  const submit = form.handleSubmit(send, () => setIsToBeSent(false));
  const proceed = useEffectEvent(() => void submit());

  // Pressed while the photo was still being made small: it goes on by itself.
  useEffect(() => {
    if (isToBeSent && !isPhotoAtWork) proceed();
  }, [isToBeSent, isPhotoAtWork]);

  function press(event: SubmitEvent) {
    event.preventDefault();
    // Where there is one field of text alone, Enter sends without a button too.
    if (isToBeSent || form.formState.isSubmitting) return;
    if (isPhotoAtWork) setIsToBeSent(true);
    else void submit();
  }

  const code = form.register('transferCode', { onChange: () => draft.change({ transferCode: form.getValues('transferCode') }) });
  return (
    <form className={styles['form']} noValidate onSubmit={press}>
      <TextField
        {...code}
        label={t('code')}
        hint={t('codeHint')}
        error={errorOf('transferCode')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
      />
      <UploadArea
        label={t('photo')}
        hint={t('photoHint')}
        error={form.formState.isSubmitted || refusal ? errorOf('file') : undefined}
        uploadedText={t('photoReady')}
        accept={pickedTypes}
        maxFiles={1}
        maxSize={proofImage.pickerMaxBytes}
        initialRecords={start.record ? [start.record] : []}
        initialFiles={!start.record && start.photo ? [start.photo] : []}
        camera={camera}
        getToken={() => askUploadToken(apiClient, 'image')}
        prepare={prepare}
        onChange={() => undefined}
        onContent={takePhoto}
        onPendingChange={setIsPhotoOnItsWay}
      />
      {problem && (
        <p className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variant="filled" isLarge isWide isPending={isToBeSent || form.formState.isSubmitting}>
        {t('send')}
      </Button>
      <p className={styles['quiet']}>{t('later')}</p>
    </form>
  );
}
