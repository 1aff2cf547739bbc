import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLegalNotice, updateLegalNotice } from '#contract/practice/legal-notice.endpoints.ts';
import { settings } from '#server/modules/client/client.tables.ts';
import { eq, like } from 'drizzle-orm';
import { call, signInAs } from '#tests/support/api.ts';
import { entriesDuring } from '#tests/support/audit.ts';
import { newStaff } from '#tests/support/staff.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let therapist: string;
beforeAll(async () => {
  test = await startTestApp();
  therapist = await signInAs(test.app, 'therapist');
});
afterAll(() => test.close());

const read = async () => (await call(test.app, readLegalNotice)).body;
const update = (body: unknown, bearer = therapist) => call(test.app, updateLegalNotice, { bearer, body });
const host = { fr: 'OVHcloud, France', en: 'OVHcloud, France' };

describe('the legal notice', () => {
  it('succeeds: everybody reads what was changed and when, and the trail names the fields alone', async () => {
    const before = await read();
    const entries = await entriesDuring(test, async () => {
      const { status, body } = await update({ publisher: 'Cabinet du Lac', host, director: before.director });
      expect([status, body]).toEqual([200, { ...before, publisher: 'Cabinet du Lac', host, editedAt: test.clock.now().toISOString() }]);
    });
    expect(entries).toMatchObject([{ kind: 'LEGAL_NOTICE_UPDATED', subjects: [], detail: 'publisher host' }]);
    expect(await read()).toMatchObject({ publisher: 'Cabinet du Lac', host });
    // What it said stays, for whoever consented meanwhile.
    const first = await read();
    test.clock.advanceMinutes(1);
    await update({ host: { fr: 'Ailleurs, Tunisie', en: 'Elsewhere, Tunisia' } });
    const earlier = await test.deps.db.select({ value: settings.value }).from(settings).where(like(settings.name, 'legal-notice %'));
    expect(earlier).toContainEqual({ value: first });
    test.clock.advanceMinutes(1);
    await update({ host });
  });

  it('the same again changes nothing, not even its date', async () => {
    const same = await read();
    test.clock.advanceMinutes(5);
    expect(await entriesDuring(test, async () => expect((await update({ host })).body).toEqual(same))).toEqual([]);
  });

  it('is empty until the practice has said something, and takes what two say first at once', async () => {
    await test.deps.db.delete(settings).where(eq(settings.name, 'legal-notice'));
    expect(await read()).toMatchObject({ publisher: '', host: { fr: '', en: '' }, editedAt: null });
    const admin = (await newStaff(test, 'ADMIN')).bearer;
    await Promise.all([update({ host }), update({ director: 'Leïla Bouazizi' }, admin)]);
    expect(await read()).toMatchObject({ host, director: 'Leïla Bouazizi' });
  });

  it('tells what is missing or too long on its field', async () => {
    const { status, body } = await update({ publisher: ' ', host: { fr: 'a'.repeat(201), en: 'OVHcloud' } });
    expect(status).toBe(400);
    expect(body).toMatchObject({ fields: [{ fieldName: 'publisher' }, { fieldName: 'host.fr' }] });
    expect((await update({ registrationNumber: '', inpdpNumber: '' })).status).toBe(200);
  });
});
