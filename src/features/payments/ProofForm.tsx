import { useState } from 'react';
import type { Reservation } from '#contract/booking/booking.schema.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { imageTypes } from '#contract/bucket/media-types.ts';
import { proofImage } from '#contract/constants.ts';
import { uploadProofBody } from '#contract/payment/payment.schema.ts';
import { NetworkFailure } from '#src/device/problems.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { useContractForm } from '#src/page/use-contract-form.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import { askUploadToken } from '../uploads/ask-upload-token.ts';
import { shrinkImage } from '../uploads/shrink-image.ts';
import { UploadArea } from '../uploads/UploadArea.tsx';
import styles from './Payment.module.css';
import { captureTime } from './capture-time.ts';
import { keepProofDraft, readProofDraft } from './proof-draft.ts';
import { useSubmitProof } from './use-submit-proof.ts';

// HEIC too: phones that can decode it send it as JPEG, the others are told what to do.
const pickedTypes = [...imageTypes, 'image/heic'];

/** The code and the photo of the receipt; both are kept for this tab as they are given. */
export function ProofForm({ reservation: { id, createdAt } }: { reservation: Reservation }) {
  const t = useMessages('payments');
  const locale = useLocale();
  const apiClient = useApiClient();
  const [draft] = useState(() => readProofDraft(id));
  const [isPhotoOnItsWay, setIsPhotoOnItsWay] = useState(false);
  const { form, errorOf, showProblem } = useContractForm(uploadProofBody, {
    transferCode: draft.transferCode,
    ...(draft.file && { file: draft.file }),
  });
  const proof = useSubmitProof(id);
  const [problem, setProblem] = useState<string>();

  function takePhoto(file: FileRecord | null) {
    keepProofDraft(id, { file: file ?? undefined });
    // An absent photo is judged when the form is sent.
    if (file) form.setValue('file', file, { shouldValidate: true });
    else form.resetField('file', { defaultValue: undefined as never });
  }

  async function prepare(photo: File): Promise<File> {
    keepProofDraft(id, { capturedAt: captureTime(photo.lastModified, Date.parse(createdAt), Date.now()) });
    return shrinkImage(photo);
  }

  async function send({ transferCode, file }: { transferCode: string; file: { _id: string } }) {
    setProblem(undefined);
    try {
      await proof.mutateAsync({ transferCode, file: file as FileRecord });
    } catch (error) {
      if (showProblem(error, { ressource: 'transferCode' })) return;
      setProblem(error instanceof NetworkFailure ? t('unsure') : problemSentence(error, locale));
    }
  }

  const code = form.register('transferCode', { onChange: () => keepProofDraft(id, { transferCode: form.getValues('transferCode') }) });
  const photoProblem = isPhotoOnItsWay ? t('photoOnItsWay') : errorOf('file');
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
        error={form.formState.isSubmitted ? photoProblem : undefined}
        accept={pickedTypes}
        maxFiles={1}
        maxSize={proofImage.pickerMaxBytes}
        initialRecords={draft.file ? [draft.file] : []}
        getToken={() => askUploadToken(apiClient, 'image')}
        prepare={prepare}
        onChange={takePhoto}
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
