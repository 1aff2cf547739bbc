import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listTherapists } from '#contract/therapist/therapist.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const list = (query: object = {}) => call(test.app, listTherapists, { query });

describe('GET /v1/therapist/therapist/', () => {
  it('succeeds with who works at the practice', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body).toEqual({
      items: [
        {
          id: expect.stringMatching(/^[0-9a-f]{24}$/),
          slug: 'amel-ben-salah',
          fullName: 'Amel Ben Salah',
          title: { fr: 'Psychologue clinicienne', en: 'Clinical psychologist' },
          photo: null,
          languages: ['fr', 'ar', 'en'],
          isBookable: true,
          modes: ['OFFICE', 'VIDEO', 'PHONE'],
        },
      ],
      page: 1,
      limit: 20,
      total: 1,
    });
  });

  it('finds by name', async () => {
    expect((await list({ keyword: 'salah', 'sort-field': 'fullName' })).body.total).toBe(1);
    expect((await list({ keyword: 'nobody' })).body.items).toEqual([]);
  });

  it('refuses a field it cannot sort by', async () => {
    expect((await list({ 'sort-field': 'licenceNumber' })).status).toBe(400);
  });
});
