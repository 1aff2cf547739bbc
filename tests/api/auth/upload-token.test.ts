import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { me, uploadToken } from '#contract/auth/auth.endpoints.ts';
import { documentTypes, imageTypes } from '#contract/bucket/media-types.ts';
import { readToken } from '#server/modules/auth/access-token.ts';
import { call, newClient } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let bearer: string;

beforeAll(async () => {
  test = await startTestApp();
  ({ bearer } = await newClient(test.app, { isActivated: false }));
});
afterAll(() => test.close());

const ask = (mimeTypes: string) => call(test.app, uploadToken, { bearer, query: { mimeTypes } });

describe('GET /auth/z/upload-token', () => {
  it.each([
    ['image', imageTypes],
    ['document', documentTypes],
    ['image,document', [...imageTypes, ...documentTypes]],
    ['image/png, application/pdf', ['image/png', 'application/pdf']],
  ])('gives a token for %s', async (asked, types) => {
    const { status, body } = await ask(asked);
    expect(status).toBe(200);
    expect(body.expiresAt).toBe(new Date(test.clock.now().getTime() + 15 * 60_000).toISOString());
    const claims = await readToken(test.deps.keys, body.token, 'APP', test.clock.now());
    expect(claims?.mimeTypes).toEqual(types);
  });

  it.each(['video', 'image/svg+xml', 'image,text/html', ',', 'IMAGE'])('refuses the type %s', async (asked) => {
    const { status, problem } = await ask(asked);
    expect(status).toBe(400);
    expect(problem.fields?.map(({ fieldName }) => fieldName)).toEqual(['mimeTypes']);
  });

  it('refuses no type at all', async () => {
    const { status, problem } = await ask('');
    expect(status).toBe(400);
    expect(problem.fields?.[0]).toEqual({ fieldName: 'mimeTypes', message: 'Le type de fichier est obligatoire' });
  });

  it('gives a token that signs nobody in', async () => {
    const { body } = await ask('image');
    expect((await call(test.app, me, { bearer: body.token })).problem.reason).toBe('TOKEN');
  });

  it('refuses a visitor', async () => {
    expect((await call(test.app, uploadToken, { query: { mimeTypes: 'image' } })).status).toBe(401);
  });
});
