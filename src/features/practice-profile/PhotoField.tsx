import { useEffect, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { avatarMaxFiles } from '#contract/constants.ts';
import { proofImage } from '#contract/payment/proof-image.ts';
import { useCrop } from '#src/features/profile/use-crop.ts';
import { askUploadToken } from '#src/features/uploads/ask-upload-token.ts';
import { shrinkImage } from '#src/features/uploads/shrink-image.ts';
import { UploadArea } from '#src/features/uploads/UploadArea.tsx';
import { dropLastingDraft, keepLastingFile, readLastingFile } from '#src/page/lasting-draft.ts';
import { useMessages } from '#src/page/messages.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import type { ProfileFormState } from './ProfileForm.tsx';

interface PhotoFieldProps {
  contractForm: ProfileFormState;
  therapistId: string;
  onPendingChange: (isOnItsWay: boolean) => void;
}

/** The portrait: framed as a square here, and kept on the device until the server has it. */
export function PhotoField({ contractForm: { form, errorOf }, therapistId, onPendingChange }: PhotoFieldProps) {
  const t = useMessages('practice-profile');
  const apiClient = useApiClient();
  const { field } = useController({ control: form.control, name: 'photo' });
  const { crop, cropping } = useCrop();
  const [unsent, setUnsent] = useState<File>();
  const kept = useRef<File>(undefined);
  const draftName = `therapist-photo/${therapistId}`;
  const record = field.value;
  // A draft that is put back, or given up, shows in an area of its own.
  const [area, setArea] = useState({ shown: record?._id, turn: 0 });
  if (area.shown !== record?._id) setArea({ shown: record?._id, turn: area.turn + 1 });

  // The file lives on the device; it is read after the form is there.
  useEffect(() => {
    const restore = async () => setUnsent(await readLastingFile(draftName));
    void restore();
  }, [draftName]);

  function keep(file: File | undefined) {
    if (file === kept.current) return;
    kept.current = file;
    if (file) keepLastingFile(draftName, file);
    else dropLastingDraft(draftName);
  }

  return (
    <>
      <UploadArea
        key={`${area.turn} ${unsent ? 'unsent' : ''}`}
        label={t('photo')}
        hint={t('photoHint')}
        error={errorOf('photo')}
        uploadedText={t('photoReady')}
        accept={['image/*', 'image/heic']}
        maxFiles={avatarMaxFiles}
        maxSize={proofImage.pickerMaxBytes}
        initialRecords={record ? [record] : []}
        initialFiles={unsent ? [unsent] : []}
        getToken={() => askUploadToken(apiClient, 'image')}
        prepare={async (file) => shrinkImage(await crop(file))}
        onChange={(uploaded) => {
          setArea((before) => ({ ...before, shown: uploaded?._id }));
          field.onChange(uploaded);
        }}
        onContent={(content) => keep(content.record ? undefined : content.file)}
        onPendingChange={onPendingChange}
      />
      {cropping && <cropping.CropModal {...cropping} />}
    </>
  );
}
