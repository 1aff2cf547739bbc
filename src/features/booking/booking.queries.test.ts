import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createApiClient } from '#src/device/api-client.ts';
import type { KeptHow } from '#src/device/worker-news.ts';
import { bookingQueries } from './booking.queries.ts';

test('days say whether this device had them, also when nothing else has changed', async () => {
  let kept: KeptHow | undefined = 'fallback';
  const transport = async () => ({ status: 200, body: { days: [] }, ...(kept && { kept }) });
  const client = createApiClient({ transport, locale: 'fr' });
  const query = bookingQueries.month(client, { slug: 'amel', serviceId: 's' }, '2026-12', '2026-11-21');
  const queries = new QueryClient();
  expect((await queries.fetchQuery({ ...query, staleTime: 0 })).isKept).toBe(true);
  kept = undefined;
  expect((await queries.fetchQuery({ ...query, staleTime: 0 })).isKept).toBe(false);
});
