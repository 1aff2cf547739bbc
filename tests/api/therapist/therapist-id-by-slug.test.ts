import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTherapist, therapistIdBySlug } from '#contract/therapist/therapist.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/therapist/therapist/id-by-slug/{slug}', () => {
  it('succeeds with the id alone, and that id reads the same profile', async () => {
    const { status, body } = await call(test.app, therapistIdBySlug, { parameters: { slug: 'amel-ben-salah' } });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual(['id']);
    expect((await call(test.app, readTherapist, { parameters: { slug: body.id } })).body.slug).toBe('amel-ben-salah');
  });

  it('refuses an unknown slug', async () => {
    const { status, problem } = await call(test.app, therapistIdBySlug, { parameters: { slug: 'nobody' } });
    expect([status, problem.ressource]).toEqual([404, 'THERAPIST']);
  });
});
