import { expect, test } from 'vitest';
import { queryFreshnessMs } from '#contract/constants.ts';
import { renderedPages } from './rendered-pages.ts';

const maxBytes = 10_000;

function counting({
  isWhole = true,
  size = 1,
  reads: names = ['blogs'],
  stands = undefined as number | undefined,
  meanwhile = (_count: number): void => undefined,
  until = () => Promise.resolve(),
} = {}) {
  const rendered: string[] = [];
  let time = 0;
  const pages = renderedPages(
    async (url, reads) => {
      rendered.push(url);
      const text = `${url} ${rendered.length}`;
      for (const name of names) reads.tables.add(name);
      if (stands !== undefined) reads.clock.push({ until: time + stands });
      // As long as a database takes to answer, others go on.
      await until();
      meanwhile(rendered.length);
      return { isWhole, size, text };
    },
    () => time,
    maxBytes,
  );
  return { pages, rendered, at: async (url: string) => (await pages.of(url)).text, wait: (ms: number) => void (time += ms) };
}

test('a crowd on one page costs one rendering, and so do minutes of it: half of those for which a browser takes what it is handed over for fresh', async () => {
  const { pages, rendered, at, wait } = counting();
  pages.hearing(new Set(['blogs']));
  const answers = await Promise.all(Array.from({ length: 50 }, () => at('/blogs/a')));
  expect(new Set(answers)).toEqual(new Set(['/blogs/a 1']));
  wait(queryFreshnessMs / 2 - 1);
  await at('/blogs/a');
  expect(rendered).toHaveLength(1);
  wait(1);
  expect(await at('/blogs/a')).toBe('/blogs/a 2');
});

test('what the clock changes shows at that instant, and a rendering that goes on beyond it is waited for', async () => {
  const slow: (() => void)[] = [];
  const until = () => new Promise<void>((resolve) => void slow.push(resolve));
  const { pages, rendered, at, wait } = counting({ stands: 5000, until });
  pages.hearing(new Set(['blogs']));
  const first = [at('/therapist/a')];
  wait(6000);
  first.push(at('/therapist/a'));
  slow[0]?.();
  expect(await Promise.all(first)).toEqual(['/therapist/a 1', '/therapist/a 1']);
  const next = at('/therapist/a');
  slow[1]?.();
  expect(await next).toBe('/therapist/a 2');
  wait(4999);
  expect(await at('/therapist/a')).toBe('/therapist/a 2');
  wait(1);
  void at('/therapist/a');
  expect(rendered).toHaveLength(3);
});

test('what is written into a table that a page was made from shows at once, what is written elsewhere changes nothing', async () => {
  const { pages, at, wait } = counting();
  pages.hearing(new Set(['blogs', 'threads']));
  await at('/blogs/a');
  wait(5000);
  pages.tableChanged('threads');
  expect(await at('/blogs/a')).toBe('/blogs/a 1');
  pages.tableChanged('blogs');
  expect(await at('/blogs/a')).toBe('/blogs/a 2');
  expect(await at('/blogs/a')).toBe('/blogs/a 2');
});

test('what is written while a page is rendered makes it out of date', async () => {
  const { pages, at, wait } = counting({ meanwhile: (count) => void (count === 1 && pages.tableChanged('blogs')) });
  pages.hearing(new Set(['blogs']));
  expect(await at('/blogs/a')).toBe('/blogs/a 1');
  wait(1000);
  expect(await at('/blogs/a')).toBe('/blogs/a 2');
  wait(1000);
  expect(await at('/blogs/a')).toBe('/blogs/a 2');
});

test('under a flood of writes a page is rendered once a second', async () => {
  const { pages, rendered, at, wait } = counting();
  pages.hearing(new Set(['blogs']));
  for (let ms = 0; ms < 10_000; ms += 100) {
    pages.tableChanged('blogs');
    await at('/blogs/a');
    wait(100);
  }
  expect(rendered).toHaveLength(10);
});

test.each([
  ['nothing is heard', []],
  ['one of its tables does not tell', ['blogs']],
])('where %s, a page is kept ten seconds', async (_when, told) => {
  const { pages, rendered, at, wait } = counting({ reads: ['blogs', 'moods'] });
  pages.hearing(new Set(told));
  await at('/blogs/a');
  wait(9999);
  await at('/blogs/a');
  expect(rendered).toHaveLength(1);
  wait(1);
  await at('/blogs/a');
  expect(rendered).toHaveLength(2);
});

test('what was kept while nobody told of anything is rendered again once somebody does', async () => {
  const { pages, at, wait } = counting();
  await at('/blogs/a');
  wait(1000);
  pages.hearing(new Set(['blogs']));
  expect(await at('/blogs/a')).toBe('/blogs/a 2');
});

test('they take no more memory than they may: the one unasked for longest goes first', async () => {
  const { rendered, at } = counting({ size: 1000 });
  for (const url of ['/a', '/b', '/c', '/a', '/d']) await at(url);
  expect(rendered).toEqual(['/a', '/b', '/c', '/d']);
  for (const url of ['/a', '/c', '/d']) await at(url);
  expect(rendered).toHaveLength(4);
  await at('/b');
  expect(rendered.slice(4)).toEqual(['/b']);
});

test('of pages that weigh nothing (redirects) their urls count', async () => {
  const { rendered, at } = counting({ size: 0 });
  const [long, short] = [`/a?${'b'.repeat(2500)}`, '/c'];
  for (const url of [long, short]) await at(url);
  await at(short);
  expect(rendered).toEqual([long, short]);
  await at('/d');
  await at(long);
  expect(rendered).toEqual([long, short, '/d', long]);
});

test('a slow rendering is shared by whoever comes meanwhile, whatever is written', async () => {
  const slow: (() => void)[] = [];
  const { pages, rendered, at, wait } = counting({ until: () => new Promise<void>((resolve) => void slow.push(resolve)) });
  pages.hearing(new Set(['blogs']));
  const answers = Array.from({ length: 5 }, () => {
    const answer = at('/blogs/a');
    pages.tableChanged('blogs');
    wait(1500);
    return answer;
  });
  for (const finish of slow) finish();
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['/blogs/a 1']));
  expect(rendered).toHaveLength(1);
});

test('a page that is not whole is rendered again', async () => {
  const { rendered, at } = counting({ isWhole: false });
  await at('/blogs/a');
  await at('/blogs/a');
  expect(rendered).toHaveLength(2);
});
