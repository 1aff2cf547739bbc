import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paymentHealth } from '#contract/payment/payment.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/payment/health', () => {
  it('succeeds for anyone, once its table has answered', async () => {
    const { status, body } = await call(test.app, paymentHealth);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'UP', service: 'payment', time: testNow });
  });
});
