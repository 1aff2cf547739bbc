import { lazy, Suspense, useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { uploadDefaultMaxFiles } from '#contract/constants.ts';
import { useLocale, useMessages } from '#src/page/messages.ts';
import { problemSentence } from '#src/page/problem-sentence.ts';
import { toast } from '#src/page/toasts.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { Button } from '#src/ui/Button.tsx';
import type { FileRejection } from '#src/ui/form/FileDrop.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { acceptOf } from './accepted-types.ts';
import { rejectionSentence } from './rejection-sentence.ts';
import { UnusableFile } from './unusable-file.ts';
import { uploadFile } from './upload-file.command.ts';
import { hasPending } from './upload-item.ts';
import styles from './UploadArea.module.css';
import { UploadEntry } from './UploadEntry.tsx';
import { UploadNews } from './UploadNews.tsx';
import { useUploads } from './use-uploads.ts';

const FileDrop = lazy(async () => ({ default: (await import('#src/ui/form/FileDrop.tsx')).FileDrop }));

interface UploadAreaProps<Max extends number> {
  label: string;
  hint?: ReactNode;
  /** The form's own message; what the area itself refused goes first. */
  error?: string | undefined;
  /** Media types; `image/*` for any picture. */
  accept: readonly string[];
  maxFiles?: Max;
  /** In bytes. */
  maxSize?: number;
  minSize?: number;
  initialRecords?: readonly FileRecord[];
  /** The media token, asked for on load and again when it has died. */
  getToken: () => Promise<string>;
  onTokenFailure?: (error: unknown) => void;
  /** The field's value: one record or null when one file is allowed, a list otherwise. */
  onChange: (value: Max extends 1 ? FileRecord | null : FileRecord[]) => void;
  /** Whether something is still on its way. */
  onPendingChange?: (isPending: boolean) => void;
  /** Makes a picked file ready to be sent; rejects with UnusableFile when it cannot. */
  prepare?: (file: File) => Promise<File>;
  onPickerCancel?: () => void;
}

/** The upload area of SPEC 2 and 4. A file that has no network yet stays in the page's memory: leaving loses it. */
export function UploadArea<const Max extends number = typeof uploadDefaultMaxFiles>(props: UploadAreaProps<Max>) {
  const t = useMessages('uploads');
  const locale = useLocale();
  const apiClient = useApiClient();
  const [refusal, setRefusal] = useState<string>();
  const maxFiles = props.maxFiles ?? uploadDefaultMaxFiles;
  const isSingle = maxFiles === 1;
  const latest = useRef(props);
  // The queue outlives the render that made it, and must call what the host passes now.
  useLayoutEffect(() => {
    latest.current = props;
  });

  const report = useCallback(
    (records: FileRecord[]) => (latest.current.onChange as (value: unknown) => void)(isSingle ? (records[0] ?? null) : records),
    [isSingle],
  );

  const { gate, items, queue } = useUploads(
    {
      isSingle,
      initialRecords: props.initialRecords ?? [],
      getToken: () => latest.current.getToken(),
      send: (upload) => uploadFile(apiClient, upload),
      prepare: async (file) => (await latest.current.prepare?.(file)) ?? file,
      onTokenFailure: (error) => latest.current.onTokenFailure?.(error),
      onDropped: (error) => {
        if (error instanceof UnusableFile) setRefusal(t(error.messageKey));
        else void toast.error(problemSentence(error, locale));
      },
    },
    report,
  );

  const isPending = hasPending(items);
  // The host learns of it as of any other change: the queue is not the host's state.
  useEffect(() => latest.current.onPendingChange?.(isPending), [isPending]);

  function take(accepted: File[], rejected: FileRejection[]) {
    const room = isSingle ? 1 : maxFiles - items.length;
    const surplus = accepted.length > room ? 'too-many-files' : undefined;
    const code = rejected[0]?.code ?? surplus;
    setRefusal(code && rejectionSentence(code, { accept: props.accept, minSize: props.minSize, maxSize: props.maxSize }, locale));
    const taken = accepted.slice(0, Math.max(room, 0));
    if (taken.length > 0) queue.add(taken);
  }

  const isHeld = gate.state === 'HELD';
  const closed = gate.state === 'REFUSED' ? problemSentence(gate.error, locale) : undefined;
  return (
    <Suspense fallback={<Skeleton shape="card" />}>
      <FileDrop
        label={props.label}
        hint={props.hint}
        text={t('drop')}
        dragText={t('release')}
        error={closed ?? refusal ?? props.error}
        accept={acceptOf(props.accept)}
        isMultiple={!isSingle}
        minSize={props.minSize}
        maxSize={props.maxSize}
        isDisabled={closed !== undefined}
        busyText={gate.state === 'PENDING' ? t('preparing') : undefined}
        onFiles={take}
        onPickerCancel={props.onPickerCancel}
      >
        {isHeld && (
          <div className={styles['held']}>
            <p>{t(isPending ? 'keepPageOpen' : 'heldEmpty')}</p>
            <Button onClick={() => void queue.wake()}>{t('sendNow')}</Button>
          </div>
        )}
        {items.length > 0 && (
          <ul className={styles['list']}>
            {items.map((item) => (
              <UploadEntry key={item.id} item={item} isHeld={isHeld} onRemove={() => queue.remove(item.id)} />
            ))}
          </ul>
        )}
        <UploadNews items={items} isHeld={isHeld} />
      </FileDrop>
    </Suspense>
  );
}
