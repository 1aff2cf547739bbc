import { useMessages } from '#src/page/messages.ts';
import { Button } from '#src/ui/Button.tsx';
import { TrashIcon } from '#src/ui/icons/TrashIcon.tsx';
import { nameOf, type UploadItem } from './upload-item.ts';
import styles from './UploadEntry.module.css';
import { UploadThumbnail } from './UploadThumbnail.tsx';

interface UploadEntryProps {
  item: UploadItem;
  /** Waiting for the network, not for its turn. */
  isHeld: boolean;
  /** What a file is that has arrived. */
  uploadedText: string;
  onRemove: () => void;
}

export function UploadEntry({ item, isHeld, uploadedText, onRemove }: UploadEntryProps) {
  const t = useMessages('uploads');
  const name = nameOf(item);
  return (
    <li className={styles['entry']}>
      <UploadThumbnail item={item} />
      <div className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        {item.state === 'UPLOADING' && (
          <progress className={styles['progress']} aria-label={t('progressOf', { name })} max={100} value={item.percent} />
        )}
        <span className={styles['state']}>
          {item.state === 'WAITING' && t(isHeld ? 'held' : 'waiting')}
          {item.state === 'UPLOADING' && t('uploading', { percent: item.percent })}
          {item.state === 'UPLOADED' && uploadedText}
        </span>
      </div>
      <Button variant="plain" onClick={onRemove} aria-label={t('removeFile', { name })}>
        <TrashIcon size={20} />
        {t('remove')}
      </Button>
    </li>
  );
}
