import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { blogStaticPaths } from '#contract/blogs/blogs.endpoints.ts';
import { call } from '#tests/support/api.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

describe('GET /v1/blogs/blogs/static-paths', () => {
  it('succeeds with a bare list of every published slug and when it changed', async () => {
    const { status, body } = await call(test.app, blogStaticPaths);
    expect(status).toBe(200);
    expect(body).toHaveLength(36);
    expect(body).toContainEqual({ slug: 'comprendre-l-anxiete', updatedAt: '2026-10-05T00:00:00.000Z' });
  });
});
