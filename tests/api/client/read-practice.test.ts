import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtInNumbers } from '#contract/help-line/built-in-numbers.ts';
import { readPractice } from '#contract/practice/practice.endpoints.ts';
import { settings } from '#server/modules/client/client.tables.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/client/practice', () => {
  it('succeeds for anyone with what the foot of a page and its receipts show, and no more', async () => {
    const { status, body, headers } = await call(test.app, readPractice);
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Cabinet Amel Ben Salah', email: 'cabinet@demo.test', phone: '+216 71 000 000' });
    expect(body.socialLinks.map(({ name }) => name)).toEqual(['Facebook', 'Instagram']);
    expect(Object.keys(body).sort()).toEqual(
      [
        'address',
        'email',
        'emergencyNumber',
        'fiscalNumber',
        'helpLineEditedAt',
        'helpNumbers',
        'hours',
        'name',
        'phone',
        'socialLinks',
      ].sort(),
    );
    expect([body.emergencyNumber, body.helpLineEditedAt]).toEqual(['190', null]);
    expect(body.helpNumbers).toEqual(builtInNumbers.map(({ number }) => number));
    expect(headers['cache-control']).toContain('public');
  });

  it('answers a practice that has not filled in its settings yet', async () => {
    await test.deps.db.delete(settings).where(eq(settings.name, 'practice'));
    const { status, body } = await call(test.app, readPractice);
    expect([status, body.socialLinks]).toEqual([200, []]);
  });
});
