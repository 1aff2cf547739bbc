import { useState } from 'react';
import { uploadThumbnailPixels } from '#contract/constants.ts';
import { PrivateImage } from '#src/page/PrivateImage.tsx';
import { BlobImage } from '#src/ui/BlobImage.tsx';
import { FileTypeIcon } from './FileTypeIcon.tsx';
import { typeOf, type UploadItem } from './upload-item.ts';
import styles from './UploadEntry.module.css';

const size = { width: uploadThumbnailPixels, height: uploadThumbnailPixels };

function LocalPreview({ file }: { file: File }) {
  const [isReadable, setIsReadable] = useState(true);
  if (!isReadable) return <FileTypeIcon type={file.type} />;
  return <BlobImage {...size} className={styles['picture']} bytes={file} alt="" onError={() => setIsReadable(false)} />;
}

/** 80 x 80: the picture on its way, then the server's; an icon for documents. */
export function UploadThumbnail({ item }: { item: UploadItem }) {
  const icon = <FileTypeIcon type={typeOf(item)} />;
  const isImage = typeOf(item).startsWith('image/');
  return (
    <div className={styles['thumbnail']}>
      {!isImage && icon}
      {isImage && item.state !== 'UPLOADED' && <LocalPreview file={item.file} />}
      {isImage && item.state === 'UPLOADED' && (
        <PrivateImage {...size} className={styles['picture']} file={item.record} alt="" fallback={icon} />
      )}
    </div>
  );
}
