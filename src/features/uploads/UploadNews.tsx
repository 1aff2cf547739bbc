import { useMessages } from '#src/page/messages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { nameOf, type UploadItem } from './upload-item.ts';

interface UploadNewsProps {
  items: readonly UploadItem[];
  isHeld: boolean;
  uploadedText: string;
  /** The picker was closed just now, and nothing was chosen. */
  isPickerCancelled: boolean;
}

/** Tells assistive technology how the latest upload goes, by quarters: every percent would drown everything else. */
export function UploadNews({ items, isHeld, uploadedText, isPickerCancelled }: UploadNewsProps) {
  const t = useMessages('uploads');
  const item = items.find(({ state }) => state !== 'UPLOADED') ?? items.at(-1);
  const told = (): string => {
    if (isPickerCancelled && (!item || item.state === 'UPLOADED')) return t('nothingChosen');
    if (!item) return '';
    const name = nameOf(item);
    if (item.state === 'UPLOADED') return t('announceUploaded', { name, state: uploadedText });
    if (item.state === 'UPLOADING') return t('announceUploading', { name, percent: Math.floor(item.percent / 25) * 25 });
    return isHeld ? t('announceHeld', { name }) : '';
  };
  return (
    <output>
      <VisuallyHidden>{told()}</VisuallyHidden>
    </output>
  );
}
