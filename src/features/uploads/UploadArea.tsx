import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import type { uploadDefaultMaxFiles } from '#contract/constants.ts';
import { latePart } from '#src/page/late-part.tsx';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { MissingPart } from '#src/page/MissingPart.tsx';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import type { FileRejection } from '#src/ui/form/FileDrop.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { acceptOf } from './accepted-types.ts';
import { fileField } from './file-field.ts';
import { rejectionSentence } from './rejection-sentence.ts';
import { UnusableFile } from './unusable-file.ts';
import { uploadFile } from './upload-file.ts';
import { hasPending } from './upload-item.ts';
import styles from './UploadArea.module.css';
import { UploadEntry } from './UploadEntry.tsx';
import { UploadNews } from './UploadNews.tsx';
import { useUploads } from './use-uploads.ts';

const FileDrop = latePart(async () => (await import('#src/ui/form/FileDrop.tsx')).FileDrop, {
  pending: <Skeleton shape="card" />,
  Missing: MissingPart,
});

interface UploadAreaProps<Max extends number> {
  label: string;
  hint?: ReactNode;
  /** The form's own message; what the area itself refused goes first. */
  error?: string | undefined;
  /** What a file is that has arrived, and what is left to do with it: the form around it is not sent by that. */
  uploadedText: string;
  /** Media types; `image/*` for any picture. */
  accept: readonly string[];
  maxFiles?: Max;
  /** In bytes. */
  maxSize?: number;
  minSize?: number;
  initialRecords?: readonly FileRecord[];
  /** Kept by the host from an earlier life of the page: they are sent as they are. */
  initialFiles?: readonly File[];
  /** The media token, asked for on load and again when it has died. */
  getToken: () => Promise<string>;
  onTokenFailure?: (error: unknown) => void;
  /** The field's value: one record or null when one file is allowed, a list otherwise. */
  onChange: (value: Max extends 1 ? FileRecord | null : FileRecord[]) => void;
  /**
   * What the field holds now, for the host to keep until it is sent. `file` is
   * ready to be sent, `record` is there once it has been; neither when the field is empty or still at work.
   */
  onContent: (content: { file: File | undefined; record: FileRecord | undefined }) => void;
  /** Whether something is still on its way. */
  onPendingChange?: (isPending: boolean) => void;
  /** Makes a picked file ready to be sent; rejects with UnusableFile when it cannot. */
  prepare?: (file: File) => Promise<File>;
  /** Given where a photo is wanted: the button that takes one, on what is held in a hand. */
  camera?: RefObject<HTMLButtonElement | null> | undefined;
  /** The picker was closed without a file. */
  onPickerCancel?: () => void;
}

/** The upload area of SPEC 2 and 4. A file that has no network yet is the host's to keep: the area itself has no storage. */
export function UploadArea<const Max extends number = typeof uploadDefaultMaxFiles>(props: UploadAreaProps<Max>) {
  const t = useMessages('uploads');
  const locale = useLocale();
  const apiClient = useApiClient();
  const [refusal, setRefusal] = useState<string>();
  const [isPickerCancelled, setIsPickerCancelled] = useState(false);
  const { maxFiles } = props;
  const { isSingle, choose } = fileField(maxFiles);
  const latest = useRef(props);
  // The queue outlives the render that made it, and must call what the host passes now.
  useLayoutEffect(() => {
    latest.current = props;
  });

  const report = useCallback(
    (records: FileRecord[]) => (latest.current.onChange as (value: unknown) => void)(fileField(maxFiles).valueOf(records)),
    [maxFiles],
  );

  const { gate, items, queue } = useUploads(
    {
      isSingle,
      initialRecords: props.initialRecords ?? [],
      initialFiles: props.initialFiles ?? [],
      getToken: () => latest.current.getToken(),
      send: (upload) => uploadFile(apiClient, upload),
      prepare: async (file) => (await latest.current.prepare?.(file)) ?? file,
      onTokenFailure: (error) => latest.current.onTokenFailure?.(error),
      onDropped: (error) => {
        // Given up by the person while it was made ready: no failure.
        if (error instanceof DOMException && error.name === 'AbortError') return;
        if (error instanceof UnusableFile) setRefusal(t(error.messageKey));
        else void toast.error(problemSentence(error, locale));
      },
    },
    report,
  );

  const isPending = hasPending(items);
  // The host learns of it as of any other change: the queue is not the host's state.
  useEffect(() => latest.current.onPendingChange?.(isPending), [isPending]);

  const [first] = items;
  const file = first?.ready;
  const record = first?.state === 'UPLOADED' ? first.record : undefined;
  useEffect(() => latest.current.onContent({ file, record }), [file, record]);

  // An empty file is nobody's picture.
  const { minSize = 1 } = props;

  function take(accepted: File[], rejected: FileRejection[]) {
    const { taken, rejection } = choose(accepted, rejected, items.length);
    const rules = { accept: props.accept, minSize, maxSize: props.maxSize };
    setRefusal(rejection && rejectionSentence(rejection, rules, locale));
    setIsPickerCancelled(false);
    if (taken.length > 0) queue.add(taken);
  }

  function noticeCancel() {
    setIsPickerCancelled(true);
    props.onPickerCancel?.();
  }

  const isHeld = gate.state === 'HELD';
  const closed = gate.state === 'REFUSED' ? problemSentence(gate.error, locale) : undefined;
  return (
    <FileDrop
      label={props.label}
      hint={props.hint}
      text={t('drop')}
      dragText={t('release')}
      error={closed ?? refusal ?? props.error}
      accept={acceptOf(props.accept)}
      isMultiple={!isSingle}
      minSize={minSize}
      maxSize={props.maxSize}
      isDisabled={closed !== undefined}
      busyText={gate.state === 'PENDING' ? t('preparing') : undefined}
      {...(props.camera && { camera: props.camera, cameraText: t('takePhoto') })}
      onFiles={take}
      onPickerCancel={noticeCancel}
    >
      {isHeld && (
        <div className={styles['held']}>
          <p>{t(isPending ? 'keptByHost' : 'heldEmpty')}</p>
          <Button onClick={() => void queue.wake()}>{t('sendNow')}</Button>
        </div>
      )}
      {items.length > 0 && (
        <ul className={styles['list']}>
          {items.map((item) => (
            <UploadEntry
              key={item.id}
              item={item}
              isHeld={isHeld}
              uploadedText={props.uploadedText}
              onRemove={() => queue.remove(item.id)}
            />
          ))}
        </ul>
      )}
      <UploadNews items={items} isHeld={isHeld} uploadedText={props.uploadedText} isPickerCancelled={isPickerCancelled} />
    </FileDrop>
  );
}
