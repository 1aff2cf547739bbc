import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { avatarMaxFiles } from '#contract/constants.ts';
import { proofImage } from '#contract/payment/proof-image.ts';
import { askUploadToken } from '#src/features/uploads/ask-upload-token.ts';
import { shrinkImage } from '#src/features/uploads/shrink-image.ts';
import { UploadArea } from '#src/features/uploads/UploadArea.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { toastProblem } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { PhoneNumberField } from '#src/session/PhoneNumberField.tsx';
import { useSaveProfile } from '#src/session/use-save-profile.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import styles from './EditFrame.module.css';
import { ProfileDraftNote } from './ProfileDraftNote.tsx';
import { useCrop } from './use-crop.ts';
import { useProfileForm } from './use-profile-form.ts';

export function EditProfileForm({ client }: { client: AuthClient }) {
  const t = useMessages('profile');
  const locale = useLocale();
  const apiClient = useApiClient();
  const navigate = useNavigate();
  const saving = useSaveProfile();
  const [isPhotoOnItsWay, setIsPhotoOnItsWay] = useState(false);
  const { form, errorOf, showProblem, draft, picture, photo, keepPhoto, forgetDraft, revert } = useProfileForm(client);
  const { field: avatar } = useController({ control: form.control, name: 'avatar' });
  const { isDirty, dirtyFields } = form.formState;
  const { crop, cropping } = useCrop();
  const optional = { optionalLabel: t('optional') };

  const save = form.handleSubmit((body) =>
    saving.mutate(body, {
      onSuccess: () => {
        forgetDraft();
        void toast.success(t('saved'));
        void navigate({ to: '/profile' });
      },
      onError: (error) => {
        if (!showProblem(error, { ressource: 'phoneNumber' })) toastProblem(error, locale);
      },
    }),
  );

  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void save(event)}>
      {draft && <ProfileDraftNote onDrop={revert} />}
      <TextField
        {...optional}
        label={t('firstName')}
        autoComplete="given-name"
        error={errorOf('firstName')}
        {...form.register('firstName')}
      />
      <TextField
        {...optional}
        label={t('lastName')}
        autoComplete="family-name"
        error={errorOf('lastName')}
        {...form.register('lastName')}
      />
      <PhoneNumberField error={errorOf('phoneNumber')} current={client.user.phoneNumber} {...form.register('phoneNumber')} />
      <UploadArea
        key={draft ? 'draft' : 'saved'}
        label={t('avatar')}
        hint={t('avatarHint')}
        error={errorOf('avatar')}
        uploadedText={t(dirtyFields.avatar ? 'photoReady' : 'photoCurrent')}
        accept={['image/*', 'image/heic']}
        maxFiles={avatarMaxFiles}
        maxSize={proofImage.pickerMaxBytes}
        initialRecords={picture ? [picture] : []}
        initialFiles={photo ? [photo] : []}
        getToken={() => askUploadToken(apiClient, 'image')}
        prepare={async (file) => shrinkImage(await crop(file))}
        onChange={(record) => avatar.onChange(record)}
        onContent={({ file, record }) => keepPhoto(record ? undefined : file)}
        onPendingChange={setIsPhotoOnItsWay}
      />
      <div className={styles['save']}>
        <Button type="submit" variant="filled" isLarge disabled={!isDirty || isPhotoOnItsWay} isPending={saving.isPending}>
          {t('save')}
        </Button>
        {isPhotoOnItsWay && <p className={styles['hint']}>{t('photoOnItsWay')}</p>}
        {!isDirty && !isPhotoOnItsWay && <p className={styles['hint']}>{t('unchanged')}</p>}
      </div>
      {cropping && <cropping.CropModal {...cropping} />}
    </form>
  );
}
