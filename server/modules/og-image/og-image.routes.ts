import * as contract from '#contract/og-image/og-image.endpoints.ts';
import { healthAfter } from '../../http/health.ts';
import { route, type Route } from '../../http/route.ts';
import { readShareImage } from './read-share-image.ts';
import { loadRenderer } from './load-renderer.ts';

export const ogImageRoutes: Route[] = [
  route(contract.readShareImage, ({ deps, parameters, query, address }) => readShareImage(deps, { ...parameters, ...query, address })),
  route(contract.shareImageHealth, ({ deps }) => healthAfter(deps, 'og-image', async () => (await loadRenderer()).checkRenderer())),
];
