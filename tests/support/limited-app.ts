import { createApp, type App } from '#server/app.ts';
import { databaseRateLimits } from '#server/http/rate-limits.ts';
import type { TestApp } from './test-app.ts';

/** The application of a test with its rate limits on. */
export const limitedApp = ({ deps }: TestApp): Promise<App> =>
  createApp({ ...deps, rateLimits: databaseRateLimits(deps.database, deps.keys, { isOn: true, isDemonstration: false }) });
