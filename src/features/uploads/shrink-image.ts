import { isImageType } from '#contract/bucket/media-types.ts';
import { proofImage } from '#contract/payment/proof-image.ts';
import { UnusableFile } from './unusable-file.ts';

const qualities = [0.85, 0.7, 0.55, 0.4] as const;

async function decodeByElement(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}

/** Safari decodes HEIC in an <img> but, before 17.4, not in createImageBitmap. */
async function decode(file: File): Promise<ImageBitmap | HTMLImageElement> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return decodeByElement(file).catch(() => {
      throw new UnusableFile('unreadableImage');
    });
  }
}

function draw(picture: ImageBitmap | HTMLImageElement, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new UnusableFile('unreadableImage');
  // JPEG has no transparency: what is see-through would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const toJpeg = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new UnusableFile('unreadableImage'))), 'image/jpeg', quality);
  });

/**
 * A photo ready to be sent over a weak network: at most 1600 pixels on its longer side, under 1 MB where quality
 * allows, JPEG. One that is already so is left as it is. Rejects with UnusableFile when this device cannot decode it.
 */
export async function shrinkImage(file: File): Promise<File> {
  const picture = await decode(file);
  const scale = Math.min(1, proofImage.maxPixels / Math.max(picture.width, picture.height));
  if (scale === 1 && file.size <= proofImage.targetBytes && isImageType(file.type)) return file;
  const canvas = draw(picture, scale);
  if ('close' in picture) picture.close();
  let smallest: Blob | undefined;
  for (const quality of qualities) {
    smallest = await toJpeg(canvas, quality);
    if (smallest.size <= proofImage.targetBytes) break;
  }
  if (!smallest || smallest.size > proofImage.maxBytes) throw new UnusableFile('stillTooLarge');
  return new File([smallest], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg', lastModified: file.lastModified });
}
