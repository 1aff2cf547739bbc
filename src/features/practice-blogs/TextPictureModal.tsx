import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { blogLengths } from '#contract/blogs/blog-lengths.ts';
import { pictureKey, writtenAddress } from '#contract/blogs/text-pictures.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { PictureField } from '#src/features/uploads/PictureField.tsx';
import { dropLastingDraft } from '#src/page/lasting-draft.ts';
import { useMessages } from '#src/page/messages.ts';
import { PrivateImage } from '#src/page/PrivateImage.tsx';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import type { PictureQuestionProps } from '#src/ui/rich-text/TextToolbar.tsx';
import styles from './WriteBlog.module.css';

/** A picture of the text: which one, what it shows, what is read below it. */
export function TextPictureModal({ picture, onPicture, onRemove, onClose }: PictureQuestionProps) {
  const t = useMessages('practice-blogs');
  const { id = 'new' } = useParams({ strict: false });
  /** Under what name a picture that is not sent yet outlives the tab. */
  const draft = `blog/${id}/text-picture`;
  const [record, setRecord] = useState<FileRecord | null>(null);
  const [alt, setAlt] = useState(picture?.alt ?? '');
  const [caption, setCaption] = useState(picture?.caption ?? '');
  const [isOnItsWay, setIsOnItsWay] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const src = picture?.src ?? (record && writtenAddress(record.url));

  const closed = (answer: () => void) => () => {
    if (!picture) void dropLastingDraft(draft);
    answer();
  };

  function place() {
    setIsAsked(true);
    if (!src || alt.trim() === '') return;
    closed(() => onPicture({ src, alt: alt.trim(), caption: caption.trim() }))();
  }

  return (
    <ChangeModal
      title={t(picture ? 'picture.editTitle' : 'picture.addTitle')}
      size="medium"
      doLabel={t(picture ? 'picture.apply' : 'picture.place')}
      isPending={false}
      isDisabled={isOnItsWay}
      otherWay={picture && <Button onClick={closed(onRemove)}>{t('picture.remove')}</Button>}
      onDo={place}
      onClose={closed(onClose)}
    >
      {picture ? (
        <PrivateImage
          file={{ key: pictureKey(picture.src) }}
          alt=""
          width={480}
          height={240}
          className={styles['picture']}
          fallback={null}
        />
      ) : (
        <PictureField
          label={t('picture.file')}
          hint={t('picture.fileHint')}
          error={isAsked && !src ? t('picture.noFile') : undefined}
          uploadedText={t('picture.ready')}
          record={record}
          onRecord={setRecord}
          draft={draft}
          onPendingChange={setIsOnItsWay}
        />
      )}
      <TextField
        label={t('picture.alt')}
        hint={t('picture.altHint', { max: blogLengths.pictureWords })}
        error={isAsked && alt.trim() === '' ? t('picture.noAlt') : undefined}
        maxLength={blogLengths.pictureWords}
        autoComplete="off"
        dir="auto"
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      <TextField
        label={t('picture.caption')}
        hint={t('picture.captionHint')}
        optionalLabel={t('optional')}
        maxLength={blogLengths.pictureWords}
        autoComplete="off"
        dir="auto"
        value={caption}
        onChange={(event) => setCaption(event.target.value)}
      />
    </ChangeModal>
  );
}
