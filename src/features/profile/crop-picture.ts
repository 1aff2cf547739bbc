import { UnusableFile } from '#src/features/uploads/unusable-file.ts';

/** A photo to be framed, and who waits for it. */
export interface Cropping {
  file: File;
  onCropped: (file: File) => void;
  /** With UnusableFile when it cannot be shown, as given up otherwise. */
  onFailed: (reason: unknown) => void;
}

/** More than any screen shows of a profile picture. */
const longestSide = 800;
const quality = 0.9;

/** In hundredths of the picture's own width and height. */
export interface PercentSquare {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The square of a shown picture as a JPEG file, made on this device. */
export async function cropPicture(picture: HTMLImageElement, { x, y, width }: PercentSquare, name: string): Promise<File> {
  const { naturalWidth, naturalHeight } = picture;
  const side = (width / 100) * naturalWidth;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.round(Math.min(side, longestSide)));
  const context = canvas.getContext('2d');
  if (!context) throw new UnusableFile('unreadableImage');
  // JPEG has no transparency: what is see-through would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const [left, top] = [(x / 100) * naturalWidth, (y / 100) * naturalHeight];
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality));
  if (!blob) throw new UnusableFile('unreadableImage');
  return new File([blob], `${name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' });
}
