import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listServiceStatus } from '#contract/practice/service-status.endpoints.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
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
      'mailing',
      'og-image',
      'payment',
      'therapist',
      'threads',
    ]);
    expect(new Set(body.items.map((each) => `${each.status} ${each.time}`))).toEqual(new Set([`UP ${testNow}`]));
  });

  it('says since when the oldest of what a service has to deliver waits, and calls it late after a quarter of an hour', async () => {
    const bearer = await signInAs(test.app, 'admin');
    const mailing = async (as = bearer) => {
      const { body } = await call(test.app, listServiceStatus, { bearer: as });
      const others = body.items.filter(({ service }) => service !== 'mailing');
      expect(new Set(others.map(({ status, waitingSince }) => `${status} ${waitingSince}`))).toEqual(new Set(['UP null']));
      return body.items.find(({ service }) => service === 'mailing');
    };
    while ((await test.deliverDue()) > 0);
    expect(await mailing()).toMatchObject({ service: 'mailing', status: 'UP', waitingSince: null, givenUp: 0 });
    await newClient(test.app);
    test.clock.advanceMinutes(9);
    expect(await mailing()).toMatchObject({ status: 'UP', waitingSince: testNow });
    test.clock.advanceMinutes(6);
    const again = await signInAs(test.app, 'admin');
    expect(await mailing(again)).toMatchObject({ status: 'LATE', waitingSince: testNow });
    while ((await test.deliverDue()) > 0);
    expect(await mailing(again)).toMatchObject({ status: 'UP', waitingSince: null });
  });

  it('counts for a week the letters that were of no use any more before they could leave', async () => {
    const lost = async () => {
      const { body } = await call(test.app, listServiceStatus, { bearer: await signInAs(test.app, 'admin') });
      return body.items.find(({ service }) => service === 'mailing');
    };
    while ((await test.deliverDue()) > 0);
    await newClient(test.app);
    test.clock.advanceMinutes(48 * 60);
    expect(await lost()).toMatchObject({ status: 'LATE', givenUp: 0 });
    while ((await test.deliverDue()) > 0);
    expect(await lost()).toMatchObject({ status: 'UP', givenUp: 1 });
    test.clock.advanceMinutes(7 * 24 * 60 + 1);
    expect(await lost()).toMatchObject({ givenUp: 0 });
  });

  it('tells of one that does not answer, and of that one only', async () => {
    await test.deps.db.execute(sql`alter table manual_payments rename to lost_payments`);
    const { body } = await call(test.app, listServiceStatus, { bearer: await signInAs(test.app, 'admin') });
    expect(body.items.filter(({ status }) => status === 'DOWN').map(({ service }) => service)).toEqual(['payment']);
  });

  it('who may: those who hold MICROSERVICE_STATUS READ', async () => {
    expect((await call(test.app, listServiceStatus)).status).toBe(401);
    for (const who of ['client', 'therapist', 'moderator'] as const)
      expect((await call(test.app, listServiceStatus, { bearer: await signInAs(test.app, who) })).problem.reason).toBe('ACCESS_MISMATCH');
  });
});
