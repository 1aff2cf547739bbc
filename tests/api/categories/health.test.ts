import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoriesHealth } from '#contract/categories/categories.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/categories/health', () => {
  it('succeeds for anyone, once its table has answered', async () => {
    const { status, body } = await call(test.app, categoriesHealth);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'UP', service: 'categories', time: testNow });
  });
});
