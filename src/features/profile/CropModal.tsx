import { useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, ReactCrop, type PercentCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { UnusableFile } from '#src/features/uploads/unusable-file.ts';
import { useMessages } from '#src/page/messages.ts';
import { BlobImage } from '#src/ui/BlobImage.tsx';
import { Button } from '#src/ui/Button.tsx';
import { Modal } from '#src/ui/Modal.tsx';
import { ModalActions } from '#src/ui/ModalActions.tsx';
import styles from './CropModal.module.css';
import { cropPicture, type Cropping } from './crop-picture.ts';

const smallestPixels = 48;

function largestSquare({ width, height }: HTMLImageElement): PercentCrop {
  const widest = (Math.min(width, height) / width) * 100;
  return centerCrop(makeAspectCrop({ unit: '%', width: widest }, 1, width, height), width, height);
}

/** The picture, and a square on it that a finger, a mouse or the arrow keys move. Nothing leaves the device before a press. */
export function CropModal({ file, onCropped, onFailed }: Cropping) {
  const t = useMessages('profile');
  const [square, setSquare] = useState<PercentCrop>();
  const picture = useRef<HTMLImageElement>(null);

  function show(shown: HTMLImageElement) {
    picture.current = shown;
    setSquare(largestSquare(shown));
  }
  const giveUp = () => onFailed(new DOMException('not framed', 'AbortError'));
  async function take() {
    if (!picture.current || !square) return;
    try {
      onCropped(await cropPicture(picture.current, square, file.name));
    } catch (error) {
      onFailed(error);
    }
  }
  const corners = { cropArea: t('cropArea'), nwDragHandle: t('cropHandle'), neDragHandle: t('cropHandle') };
  const more = { seDragHandle: t('cropHandle'), swDragHandle: t('cropHandle'), nDragHandle: '', eDragHandle: '' };

  return (
    <Modal title={t('cropTitle')} closeLabel={t('close')} size="medium" onClose={giveUp}>
      <p>{t('cropText')}</p>
      <div className={styles['frame']}>
        <ReactCrop
          aspect={1}
          keepSelection
          circularCrop
          minWidth={smallestPixels}
          ariaLabels={{ ...corners, ...more, sDragHandle: '', wDragHandle: '' }}
          {...(square && { crop: square })}
          onChange={(_, percent) => setSquare(percent)}
        >
          <BlobImage
            bytes={file}
            className={styles['picture']}
            alt={t('cropPreview')}
            onLoad={({ currentTarget }) => show(currentTarget)}
            onError={() => onFailed(new UnusableFile('unreadableImage'))}
          />
        </ReactCrop>
      </div>
      <ModalActions>
        <Button onClick={giveUp}>{t('cancel')}</Button>
        <Button variant="filled" disabled={!square} onClick={() => void take()}>
          {t('cropUse')}
        </Button>
      </ModalActions>
    </Modal>
  );
}
