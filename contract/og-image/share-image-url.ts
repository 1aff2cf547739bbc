import { endpointUrl } from '../endpoint.ts';
import { readShareImage } from './og-image.endpoints.ts';
import { shareImageOf } from './share-images.ts';

/** The address, below the site's origin, of the image that stands for the page at a path without language prefix. */
export const shareImageUrl = (path: string, language: string): string =>
  endpointUrl(readShareImage, shareImageOf(path), language === 'fr' ? {} : { lang: language });
