import { useId } from 'react';
import { BlobImage } from './BlobImage.tsx';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { MinusIcon } from './icons/MinusIcon.tsx';
import { PlusIcon } from './icons/PlusIcon.tsx';
import { RotateIcon } from './icons/RotateIcon.tsx';
import styles from './ImageViewer.module.css';
import { useImageView } from './use-image-view.ts';

interface ImageViewerProps {
  bytes: Blob;
  alt: string;
  labels: { zoomIn: string; zoomOut: string; rotate: string; level: (percent: number) => string };
  /** How the keyboard works it. */
  hint: string;
}

// What the arrows move must be reachable by keyboard, though nothing in it is pressed; focused, so that the keys work at once.
const makeReachable = (frame: HTMLElement | null) => {
  if (!frame) return;
  frame.tabIndex = 0;
  frame.focus({ preventScroll: true });
};

/** A picture to look at closely: larger, smaller, a quarter turn. */
export function ImageViewer({ bytes, alt, labels, hint }: ImageViewerProps) {
  const { scale, isSmallest, isLargest, quarters, enlarge, reduce, rotate, stage, listen } = useImageView();
  const hintId = useId();
  return (
    <div ref={listen} className={styles['viewer']} role="group" aria-label={alt} aria-describedby={hintId}>
      <div ref={makeReachable} className={styles['frame']}>
        <div ref={stage} className={classNames(styles['stage'], styles[`quarters${quarters}`])}>
          <BlobImage bytes={bytes} alt={alt} />
        </div>
      </div>
      <div className={styles['tools']}>
        <Button aria-disabled={isSmallest} onClick={reduce}>
          <MinusIcon size={20} />
          {labels.zoomOut}
        </Button>
        <Button aria-disabled={isLargest} onClick={enlarge}>
          <PlusIcon size={20} />
          {labels.zoomIn}
        </Button>
        <Button onClick={rotate}>
          <RotateIcon size={20} />
          {labels.rotate}
        </Button>
        <span className={styles['level']} role="status">
          {labels.level(Math.round(scale * 100))}
        </span>
      </div>
      <p id={hintId} className={styles['hint']}>
        {hint}
      </p>
    </div>
  );
}
