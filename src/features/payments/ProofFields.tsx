import { useEffect, useEffectEvent, useState } from 'react';
import { imageTypes } from '#contract/bucket/media-types.ts';
import { proofImage } from '#contract/constants.ts';
import { uploadProofBody } from '#contract/payment/payment.schema.ts';
import { useMessages } from '#src/page/messages.ts';
import { keepForSending } from '#src/page/outbox.ts';
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

export function ProofFields({ authID, reservationId, bookedAt, corrected, onKept, start }: ProofFormProps & { start: ProofStart }) {
  const t = useMessages('payments');
  const apiClient = useApiClient();
  const [draft] = useState(() => proofDraftKeeper(authID, reservationId, start));
  const { photo, prepare, take } = useProofPhoto(draft, start, bookedAt);
  const [isPhotoOnItsWay, setIsPhotoOnItsWay] = useState(false);
  const { form, errorOf, showProblem } = useContractForm(uploadProofBody, {
    transferCode: start.transferCode,
    ...((start.record ?? start.photo) && { file: start.record ?? notUploadedYet }),
  });
  const refusal = corrected?.state === 'NEEDS_FIX' ? corrected.lastError : null;
  const [problem, setProblem] = useState(refusal && !fieldOf(refusal) ? refusal.message : undefined);
  const showRefusal = useEffectEvent(() => refusal && showProblem(problemOf(refusal)));

  // Once: the server's sentence is about what was sent, not about what is typed next.
  useEffect(() => void showRefusal(), []);

  function takePhoto(content: ProofPhoto) {
    if (!take(content)) return;
    const { file, record } = content;
    // An absent photo is judged when the form is sent.
    if (file ?? record) form.setValue('file', record ?? notUploadedYet, { shouldValidate: true });
    else form.resetField('file', { defaultValue: undefined as never });
  }

  async function send({ transferCode }: { transferCode: string }) {
    setProblem(undefined);
    try {
      const item = await proofItem({ reservationId, transferCode, capturedAt: draft.capturedAt(), ...photo });
      await keepForSending({ ...item, authID }, corrected?.id);
    } catch {
      setProblem(t('notKept'));
      return;
    }
    draft.drop();
    onKept?.();
  }

  const code = form.register('transferCode', { onChange: () => draft.change({ transferCode: form.getValues('transferCode') }) });
  const photoProblem = isPhotoOnItsWay && !photo.file ? t('photoOnItsWay') : errorOf('file');
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void form.handleSubmit(send)(event)}>
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
        error={form.formState.isSubmitted || refusal ? photoProblem : undefined}
        accept={pickedTypes}
        maxFiles={1}
        maxSize={proofImage.pickerMaxBytes}
        initialRecords={start.record ? [start.record] : []}
        initialFiles={!start.record && start.photo ? [start.photo] : []}
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
      <Button type="submit" variant="filled" isLarge isWide isPending={form.formState.isSubmitting}>
        {t('send')}
      </Button>
      <p className={styles['quiet']}>{t('later')}</p>
    </form>
  );
}
