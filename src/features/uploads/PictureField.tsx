import { useEffect, useRef, useState } from 'react';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { avatarMaxFiles } from '#contract/constants.ts';
import { proofImage } from '#contract/payment/proof-image.ts';
import { dropLastingDraft, keepLastingFile, readLastingFile } from '#src/page/lasting-draft.ts';
import { useApiClient } from '#src/page/use-api-client.ts';
import { askUploadToken } from './ask-upload-token.ts';
import { shrinkImage } from './shrink-image.ts';
import { UploadArea } from './UploadArea.tsx';

interface PictureFieldProps {
  label: string;
  hint: string;
  error: string | undefined;
  uploadedText: string;
  /** What the form holds. */
  record: FileRecord | null;
  onRecord: (record: FileRecord | null) => void;
  /** Under what name one that is not sent yet outlives the tab: `<form>/<subject>`. */
  draft: string;
  /** What is made of it before it is sent. */
  frame?: (file: File) => Promise<File>;
  onPendingChange: (isOnItsWay: boolean) => void;
}

/** The one picture of a form: kept on the device until the server has it. */
export function PictureField({ record, onRecord, draft, frame, ...area }: PictureFieldProps) {
  const apiClient = useApiClient();
  const [unsent, setUnsent] = useState<File>();
  const kept = useRef<File>(undefined);
  // A draft that is put back, or given up, shows in an area of its own.
  const [shown, setShown] = useState({ id: record?._id, turn: 0 });
  if (shown.id !== record?._id) setShown({ id: record?._id, turn: shown.turn + 1 });

  // The file lives on the device; it is read after the form is there.
  useEffect(() => {
    const restore = async () => setUnsent(await readLastingFile(draft));
    void restore();
  }, [draft]);

  function keep(file: File | undefined) {
    if (file === kept.current) return;
    kept.current = file;
    if (file) keepLastingFile(draft, file);
    else void dropLastingDraft(draft);
  }

  return (
    <UploadArea
      key={`${shown.turn} ${unsent ? 'unsent' : ''}`}
      {...area}
      accept={['image/*', 'image/heic']}
      maxFiles={avatarMaxFiles}
      maxSize={proofImage.pickerMaxBytes}
      initialRecords={record ? [record] : []}
      // Another picture that has come into the form meanwhile has taken its place.
      initialFiles={unsent && shown.turn === 0 ? [unsent] : []}
      getToken={() => askUploadToken(apiClient, 'image')}
      prepare={async (file) => shrinkImage(frame ? await frame(file) : file)}
      onChange={(uploaded) => {
        setShown((before) => ({ ...before, id: uploaded?._id }));
        onRecord(uploaded);
      }}
      onContent={(content) => keep(content.record ? undefined : content.file)}
    />
  );
}
