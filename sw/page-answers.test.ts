import { expect, test } from 'vitest';
import { createApiClient } from '#src/device/api-client.ts';
import { blogsQueries } from '#src/features/blogs/blogs.queries.ts';
import { answersOfPage } from './page-answers.ts';

test('a page of one thing is made of its answer, in either language', () => {
  expect(answersOfPage('/blogs/un-article')).toEqual(['/api/v1/blogs/blogs/un-article']);
  expect(answersOfPage('/en/therapist/amel')).toEqual(['/api/v1/therapist/therapist/amel']);
  expect(answersOfPage('/threads/un-fil')).toEqual(['/api/v1/threads/thread/un-fil']);
  expect(answersOfPage('/privacy-policy')).toEqual([]);
});

test('the list kept ahead is the very one that /blogs asks for', async () => {
  const asked: string[] = [];
  const transport = async ({ url }: { url: string }) => {
    asked.push(url);
    return { status: 200, body: {} };
  };
  const client = createApiClient({ transport, locale: 'fr' });
  const query = blogsQueries.list(client, { q: '', category: '', page: 1, sort: 'recent' });
  await (query.queryFn as () => Promise<unknown>)();
  expect(answersOfPage('/blogs')).toContain(asked[0]);
});
