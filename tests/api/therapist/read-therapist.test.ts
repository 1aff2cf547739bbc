import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { services } from '#server/modules/therapist/therapist.tables.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const read = (slug: string) => call(test.app, readTherapist, { parameters: { slug } });

describe('GET /v1/therapist/therapist/{slug}', () => {
  it('succeeds with the profile and what is offered', async () => {
    const { status, body } = await read('amel-ben-salah');
    expect(status).toBe(200);
    expect(body).toMatchObject({ fullName: 'Amel Ben Salah', timeZone: 'Africa/Tunis', photo: null, licenceNumber: 'DEMO-0000' });
    expect(
      body.services.map(({ name, durationMinutes, priceMillimes, modes }) => [name.fr, durationMinutes, priceMillimes, modes]),
    ).toEqual([
      ['Consultation', 50, 80_000, ['OFFICE', 'VIDEO', 'PHONE']],
      ['Suivi', 30, 50_000, ['OFFICE', 'VIDEO', 'PHONE']],
      ['Couple', 80, 120_000, ['OFFICE', 'VIDEO']],
      ['Coaching', 60, 100_000, ['OFFICE', 'VIDEO', 'PHONE']],
    ]);
    for (const part of [body.about.fr, body.about.en, body.education, body.faq, body.approaches]) expect(part.length).toBeGreaterThan(3);
  });

  it('leaves out a service that is no longer offered', async () => {
    const { body } = await read('amel-ben-salah');
    const gone = body.services[3]?.id ?? '';
    await test.deps.db.update(services).set({ isActive: false }).where(eq(services.id, gone));
    expect((await read('amel-ben-salah')).body.services.map(({ id }) => id)).not.toContain(gone);
  });

  it('refuses who is not there', async () => {
    for (const slug of ['nobody', 'f'.repeat(24)]) {
      const { status, problem } = await read(slug);
      expect([status, problem.ressource]).toEqual([404, 'THERAPIST']);
    }
  });
});
