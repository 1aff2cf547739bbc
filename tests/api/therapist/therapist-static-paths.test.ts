import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { therapistStaticPaths } from '#contract/therapist/therapist.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/therapist/therapist/static-paths', () => {
  it('succeeds with a bare list', async () => {
    const { status, body } = await call(test.app, therapistStaticPaths);
    expect(status).toBe(200);
    expect(body).toEqual([{ slug: 'amel-ben-salah', updatedAt: testNow }]);
  });
});
