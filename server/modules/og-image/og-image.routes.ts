import * as contract from '#contract/og-image/og-image.endpoints.ts';
import { healthAfter } from '../../http/health.ts';
import { route, type Route } from '../../http/route.ts';
import { checkShareImages } from './check-share-images.ts';
import { readShareImage } from './read-share-image.ts';

export const ogImageRoutes: Route[] = [
  route(contract.readShareImage, ({ deps, parameters, query }) => readShareImage(deps, { ...parameters, ...query })),
  route(contract.shareImageHealth, ({ deps }) => healthAfter(deps, 'og-image', () => checkShareImages(deps))),
];
