import { expect, test } from 'vitest';
import { createApiClient } from '#src/device/api-client.ts';
import { blogsQueries } from '#src/features/blogs/blogs.queries.ts';
import { threadsQueries } from '#src/features/threads/threads.queries.ts';
import { readThreadsSearch } from '#src/features/threads/threads-search.ts';
import { answersOfPage } from './page-answers.ts';

test('a page of one thing is made of its answer, in either language', () => {
  expect(answersOfPage('/blogs/un-article')).toEqual(['/api/v1/blogs/blogs/un-article']);
  expect(answersOfPage('/en/therapist/amel')).toEqual(['/api/v1/therapist/therapist/amel']);
  expect(answersOfPage('/threads/un-fil')).toEqual([
    '/api/v1/threads/thread/un-fil',
    '/api/v1/threads/thread/featured',
    '/api/v1/threads/crisis-phrases',
  ]);
  expect(answersOfPage('/en/threads/un-fil?after=last')[0]).toBe('/api/v1/threads/thread/un-fil?after=last');
  expect(answersOfPage('/privacy-policy')).toEqual(['/api/v1/client/legal-notice']);
  expect(answersOfPage('/en/therapist')).toEqual(['/api/v1/therapist/therapist/?limit=100']);
  expect(answersOfPage('/help-line')).toEqual([]);
});

test('an address whose escapes are broken is no page', () => {
  for (const path of ['/blogs/d%E9prime', '/threads/%ZZ', '/en/therapist/%']) expect(answersOfPage(path), path).toEqual([]);
});

test('the lists kept ahead are the very ones that /blogs and /threads ask for', async () => {
  const asked: string[] = [];
  const transport = async ({ url }: { url: string }) => {
    asked.push(url);
    return { status: 200, body: {} };
  };
  const client = createApiClient({ transport, locale: 'fr' });
  const blogs = blogsQueries.list(client, { q: '', category: '', page: 1, sort: 'recent' });
  const threads = threadsQueries.list(client, readThreadsSearch({}));
  for (const { queryFn } of [blogs, threads]) await (queryFn as () => Promise<unknown>)();
  expect(answersOfPage('/blogs')).toContain(asked[0]);
  expect(answersOfPage('/threads')).toContain(asked[1]);
});
