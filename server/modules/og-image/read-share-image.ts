import { createHash } from 'node:crypto';
import { shareImageKinds, type ShareImageLanguage } from '#contract/og-image/share-images.ts';
import type { Deps } from '../../deps.ts';
import { refused } from '../../http/problem.ts';
import { FileAnswer } from '../../http/route.ts';
import { readVariant } from '../bucket/read-variant.ts';
import { keptImages } from './kept-images.ts';
import { loadRenderer } from './load-renderer.ts';
import { shareCard, type PicturedCard } from './share-card.ts';

/** Another one whenever the same card is drawn otherwise than before. */
const drawingVersion = 1;
/** Some two hundred images. */
const keptImage = keptImages(16_000_000);

/** Of the sizes a picture is kept in, the first that is no smaller than the frame. */
const pictureSize = 960;

interface ShareImageRequest {
  readonly kind: string;
  readonly slug: string;
  readonly lang?: ShareImageLanguage | undefined;
  /** Who asks: from which address. */
  readonly address: string;
}

async function draw(deps: Deps, who: string, { card, picture }: PicturedCard): Promise<Buffer> {
  const { renderShareImage } = await loadRenderer();
  const readPicture = async () => picture && (await readVariant(deps, picture, null, { longerSide: pictureSize, type: 'image/jpeg' }));
  return renderShareImage(who, card, readPicture);
}

/** The image of something public. It is drawn for whoever does not have it, unless it is kept from the last time. */
export async function readShareImage(deps: Deps, { kind, slug, lang = 'fr', address }: ShareImageRequest): Promise<FileAnswer> {
  const known = shareImageKinds.find((each) => each === kind);
  if (!known) throw refused('NOT_FOUND');
  const shown = await shareCard(deps, { kind: known, slug, language: lang });
  const told = JSON.stringify([drawingVersion, shown.card, shown.picture?.key ?? null]);
  const key = createHash('sha256').update(told).digest('base64url').slice(0, 22);
  return new FileAnswer(() => keptImage(key, () => draw(deps, address, shown)), {
    'content-type': 'image/png',
    etag: `"${key}"`,
    // As long as a page may show what has just been taken off the site.
    'cache-control': 'public, max-age=300',
    // Shown on other sites' pages.
    'cross-origin-resource-policy': 'cross-origin',
  });
}
