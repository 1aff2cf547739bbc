import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listServiceStatus } from '#contract/practice/service-status.endpoints.ts';
import { shareImageHealth } from '#contract/og-image/og-image.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/og-image/health', () => {
  it('tells anyone that images can be drawn', async () => {
    const { status, body } = await call(test.app, shareImageHealth);
    expect([status, body.status, body.service]).toEqual([200, 'UP', 'og-image']);
  });

  it('is told to the practice beside the other services', async () => {
    const { body } = await call(test.app, listServiceStatus, { bearer: await signInAs(test.app, 'admin') });
    expect(body.items).toContainEqual(expect.objectContaining({ service: 'og-image', status: 'UP' }));
  });
});
