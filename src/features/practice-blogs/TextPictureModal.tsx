import { useParams } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { blogLengths } from '#contract/blogs/blog-lengths.ts';
import { pictureKey, writtenAddress } from '#contract/blogs/text-pictures.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { PictureField } from '#src/features/uploads/PictureField.tsx';
import { dropLastingDraft, keepLastingDraft, readLastingDraft } from '#src/page/lasting-draft.ts';
import { useMessages } from '#src/page/messages.ts';
import { noteRestored } from '#src/page/note-restored.ts';
import { PrivateImage } from '#src/page/PrivateImage.tsx';
import { ChangeModal } from '#src/practice/ChangeModal.tsx';
import { Button } from '#src/ui/Button.tsx';
import { TextField } from '#src/ui/form/TextField.tsx';
import type { PictureQuestionProps } from '#src/ui/rich-text/TextToolbar.tsx';
import styles from './WriteBlog.module.css';

/** What has been answered so far. */
interface Answers {
  /** One that has been sent, of a picture that is to be placed. */
  readonly record: FileRecord | null;
  /** What it shows. */
  readonly alt: string;
  readonly caption: string;
}

/** A picture of the text: which one, what it shows, what is read below it. */
export function TextPictureModal({ picture, onPicture, onRemove, onClose }: PictureQuestionProps) {
  const t = useMessages('practice-blogs');
  const { id = 'new' } = useParams({ strict: false });
  /** Under what name a picture that is not sent yet outlives the tab. */
  const draft = `blog/${id}/text-picture`;
  const [answers, setAnswers] = useState<Answers>({ record: null, alt: picture?.alt ?? '', caption: picture?.caption ?? '' });
  const { record, alt, caption } = answers;
  const [isOnItsWay, setIsOnItsWay] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const src = picture?.src ?? (record && writtenAddress(record.url));

  const answersName = `${draft}/${picture ? pictureKey(picture.src) : 'answers'}`;
  const isAnswered = useRef(false);
  // A picture that arrives joins what was typed meanwhile.
  const latest = useRef(answers);

  // They live on the device; they are read after the form is there.
  useEffect(() => {
    const restore = async () => {
      const kept = (await readLastingDraft(answersName)) as Answers | undefined;
      if (!kept || isAnswered.current) return;
      latest.current = kept;
      setAnswers(kept);
      noteRestored({ alt: kept.alt, caption: kept.caption });
    };
    void restore();
  }, [answersName]);

  function answer(part: Partial<Answers>) {
    isAnswered.current = true;
    latest.current = { ...latest.current, ...part };
    setAnswers(latest.current);
    keepLastingDraft(answersName, latest.current);
  }

  const closed = (close: () => void) => () => {
    isAnswered.current = true;
    void dropLastingDraft(answersName);
    if (!picture) void dropLastingDraft(draft);
    close();
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
          onRecord={(sent) => answer({ record: sent })}
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
        onChange={(event) => answer({ alt: event.target.value })}
      />
      <TextField
        label={t('picture.caption')}
        hint={t('picture.captionHint')}
        optionalLabel={t('optional')}
        maxLength={blogLengths.pictureWords}
        autoComplete="off"
        dir="auto"
        value={caption}
        onChange={(event) => answer({ caption: event.target.value })}
      />
    </ChangeModal>
  );
}
