import { expect, test } from 'vitest';
import { renderedPages } from './rendered-pages.ts';

function counting(status = 200) {
  const rendered: string[] = [];
  let time = 0;
  const page = renderedPages(
    async (url) => {
      rendered.push(url);
      return { status, html: `${url} ${rendered.length}` };
    },
    () => time,
  );
  return { page, rendered, wait: (ms: number) => void (time += ms) };
}

test('a crowd on one page costs one rendering, until it has aged ten seconds', async () => {
  const { page, rendered, wait } = counting();
  const answers = await Promise.all(Array.from({ length: 50 }, () => page('/blogs/a')));
  expect(new Set(answers.map(({ html }) => html))).toEqual(new Set(['/blogs/a 1']));
  wait(9999);
  await page('/blogs/a');
  expect(rendered).toHaveLength(1);
  wait(1);
  expect((await page('/blogs/a')).html).toBe('/blogs/a 2');
});

test('each address is a page of its own, and only so many are kept', async () => {
  const { page, rendered } = counting();
  for (let n = 0; n <= 500; n += 1) await page(`/blogs?page=${n}`);
  await page('/blogs?page=500');
  expect(rendered).toHaveLength(501);
  await page('/blogs?page=0');
  expect(rendered).toHaveLength(502);
});

test('a page that failed is rendered again', async () => {
  const { page, rendered } = counting(500);
  await page('/blogs/a');
  await page('/blogs/a');
  expect(rendered).toHaveLength(2);
});
