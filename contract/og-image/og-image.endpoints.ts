import * as z from 'zod/mini';
import { anyone, endpoint } from '../endpoint.ts';
import { healthEndpoint } from '../health.schema.ts';
import { shareImageLanguages } from './share-images.ts';

export const readShareImage = endpoint({
  method: 'GET',
  path: '/v1/og-image/{kind}/{slug}.png',
  summary:
    'The picture of 1200 by 630 pixels that stands for a link where it is shared: a title in our own hand with its cover or portrait. Kinds: blogs, threads, therapist and page.',
  access: anyone,
  query: z.object({ lang: z.optional(z.enum(shareImageLanguages)) }),
  answersFile: true,
  problems: ['NOT_FOUND', 'RATE_LIMITED'],
});

export const shareImageHealth = healthEndpoint('/v1/og-image/health');
