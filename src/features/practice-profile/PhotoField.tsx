import { useController } from 'react-hook-form';
import { useCrop } from '#src/features/profile/use-crop.ts';
import { PictureField } from '#src/features/uploads/PictureField.tsx';
import { useMessages } from '#src/page/messages.ts';
import type { ProfileFormState } from './ProfileForm.tsx';

interface PhotoFieldProps {
  contractForm: ProfileFormState;
  therapistId: string;
  onPendingChange: (isOnItsWay: boolean) => void;
}

/** The portrait: framed as a square here. */
export function PhotoField({ contractForm: { form, errorOf }, therapistId, onPendingChange }: PhotoFieldProps) {
  const t = useMessages('practice-profile');
  const { field } = useController({ control: form.control, name: 'photo' });
  const { crop, cropping } = useCrop();
  return (
    <>
      <PictureField
        label={t('photo')}
        hint={t('photoHint')}
        error={errorOf('photo')}
        uploadedText={t('photoReady')}
        record={field.value}
        onRecord={field.onChange}
        draft={`therapist-photo/${therapistId}`}
        frame={crop}
        onPendingChange={onPendingChange}
      />
      {cropping && <cropping.CropModal {...cropping} />}
    </>
  );
}
