import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bookingHealth } from '#contract/booking/booking.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/booking/health', () => {
  it('tells anyone that the service answers', async () => {
    const { status, body } = await call(test.app, bookingHealth);
    expect([status, body.status, body.service]).toEqual([200, 'UP', 'booking']);
  });
});
