import type { Deps } from '../../deps.ts';
import { readShareImage } from './read-share-image.ts';

/** Draws the image of the site's first page, or finds it drawn: what it is made of answers. */
export async function checkShareImages(deps: Deps): Promise<void> {
  await (await readShareImage(deps, { kind: 'page', slug: 'home' })).read();
}
