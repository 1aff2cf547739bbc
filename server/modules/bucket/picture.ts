import sharp, { type Sharp } from 'sharp';
import { imageSizes } from '#contract/constants.ts';
import type { ImageType } from '#contract/bucket/media-types.ts';
import { refused } from '../../http/problem.ts';
import { turnOfEach } from '../../turn-of-each.ts';

const maxPixels = 40_000_000;
const timeout = { seconds: 10 };
const quality = { jpeg: 82, webp: 80 } as const;

/** The longer side of what is kept: a receipt can be read to its last digit, and no copy of it takes long to make. */
const keptPixels = 2560;

// One decode may hold 160 MB and a core.
const turn = turnOfEach({ atOnce: 2, mostWaiting: 40, whenFull: () => refused('RATE_LIMITED', {}, { 'retry-after': '10' }) });
// Each picture is opened once: a cache of them would only hold memory.
sharp.cache(false);

export interface Picture {
  readonly bytes: Buffer;
  readonly widthPixels: number;
  readonly heightPixels: number;
}

function written(image: Sharp, type: ImageType): Sharp {
  if (type === 'image/jpeg') return image.jpeg({ quality: quality.jpeg, mozjpeg: false });
  return type === 'image/png' ? image.png() : image.webp({ quality: quality.webp });
}

const fitted = (image: Sharp, longerSide: number) =>
  image.resize({ width: longerSide, height: longerSide, fit: 'inside', withoutEnlargement: true });

/** Only the first frame of a moving picture is read. */
const open = (bytes: Buffer) => sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 }).timeout(timeout);

/**
 * Decodes a picture and writes it anew, upright, in its own format: what hid beside the pixels (place, camera,
 * a script after the end) is left behind. One that is larger than we keep is made smaller. Refuses one that cannot be decoded, or
 * has more than 40 million pixels. `who` waits for it: the sender's id.
 */
export function rewritePicture(who: string, bytes: Buffer, type: ImageType): Promise<Picture> {
  return turn(who, async () => {
    // The header alone, without the cap: opened with it, a picture that is too large looks like one that is broken.
    const { width, height, format } = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => ({ width: 0, height: 0, format: undefined }));
    if (`image/${format}` !== type) throw refused('FILE_TYPE');
    if (width * height > maxPixels) throw refused('FILE_TOO_LARGE');
    try {
      const { data, info } = await written(fitted(open(bytes).rotate(), keptPixels), type).toBuffer({ resolveWithObject: true });
      return { bytes: data, widthPixels: info.width, heightPixels: info.height };
    } catch {
      throw refused('FILE_TYPE');
    }
  });
}

/** A picture of ours, smaller: its longer side gets that many pixels. `who` waits for it. */
export function shrinkPicture(who: string, bytes: Buffer, longerSide: number, type: ImageType): Promise<Buffer> {
  return turn(who, () => written(fitted(open(bytes), longerSide), type).toBuffer());
}

/**
 * The allowed size nearest to that of the picture once it fits in the box, for its longer side; null when no
 * smaller picture than the stored one is asked for.
 */
export function allowedSize(
  picture: { widthPixels: number; heightPixels: number },
  box: { w?: number | undefined; h?: number | undefined },
): number | null {
  if (box.w === undefined && box.h === undefined) return null;
  const { widthPixels, heightPixels } = picture;
  const scale = Math.min((box.w ?? Infinity) / widthPixels, (box.h ?? Infinity) / heightPixels);
  const stored = Math.max(widthPixels, heightPixels);
  const wanted = stored * scale;
  const nearest = imageSizes.reduce<number>(
    (best, size) => (Math.abs(size - wanted) <= Math.abs(best - wanted) ? size : best),
    imageSizes[0],
  );
  return nearest < stored ? nearest : null;
}
