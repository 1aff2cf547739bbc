import { useMessages } from '#src/page/messages.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx';
import { nameOf, type UploadItem } from './upload-item.ts';

/** Tells assistive technology how the latest upload goes, by quarters: every percent would drown everything else. */
export function UploadNews({ items, isHeld }: { items: readonly UploadItem[]; isHeld: boolean }) {
  const t = useMessages('uploads');
  const item = items.find(({ state }) => state !== 'UPLOADED') ?? items.at(-1);
  const told = (): string => {
    if (!item) return '';
    const name = nameOf(item);
    if (item.state === 'UPLOADED') return t('announceUploaded', { name });
    if (item.state === 'UPLOADING') return t('announceUploading', { name, percent: Math.floor(item.percent / 25) * 25 });
    return isHeld ? t('announceHeld', { name }) : '';
  };
  return (
    <output>
      <VisuallyHidden>{told()}</VisuallyHidden>
    </output>
  );
}
