import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listServiceStatus } from '#contract/practice/service-status.endpoints.ts';
import { call, signInAs } from '#tests/support/api.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, testNow, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = (await newStaff(test, 'ADMIN')).bearer;
});
afterAll(() => test.close());

describe('GET /v1/client/service-status', () => {
  it('succeeds: each service asked now', async () => {
    const { status, body, headers } = await call(test.app, listServiceStatus, { bearer: admin });
    expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
    expect(body.items.map(({ service }) => service).toSorted()).toEqual([
      'auth',
      'blogs',
      'booking',
      'bucket',
      'categories',
      'client',
      'health',
      'payment',
      'therapist',
      'threads',
    ]);
    expect(new Set(body.items.map((each) => `${each.status} ${each.time}`))).toEqual(new Set([`UP ${testNow}`]));
  });

  it('tells of one that does not answer, and of that one only', async () => {
    await test.deps.db.execute(sql`alter table manual_payments rename to lost_payments`);
    const { body } = await call(test.app, listServiceStatus, { bearer: admin });
    expect(body.items.filter(({ status }) => status === 'DOWN').map(({ service }) => service)).toEqual(['payment']);
  });

  it('who may: those who hold MICROSERVICE_STATUS READ', async () => {
    expect((await call(test.app, listServiceStatus)).status).toBe(401);
    for (const who of ['client', 'therapist', 'moderator'] as const)
      expect((await call(test.app, listServiceStatus, { bearer: await signInAs(test.app, who) })).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
