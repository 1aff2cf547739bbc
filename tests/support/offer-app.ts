import { afterAll } from 'vitest';
import { demonstrationOffer, type Offer } from './booking.ts';
import { startTestApp, type TestApp } from './test-app.ts';

/** The application for all tests of a file, with the offer of its demonstration practice. */
export async function startOfferApp(): Promise<{ test: TestApp; offer: Offer }> {
  const test = await startTestApp();
  afterAll(() => test.close());
  return { test, offer: await demonstrationOffer(test) };
}
