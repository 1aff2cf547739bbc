import { expect, test } from 'vitest';
import { formatInstant } from '#contract/dates-in-words.ts';
import { formatMillimes } from '#contract/payment/money-in-words.ts';
import { withWrittenWords } from './written-words.ts';

const wait = () => new Promise((resolve) => setTimeout(resolve));
const dayOf = (instant: string) => formatInstant(instant, 'date', 'fr', 'Africa/Tunis');

test('pages that are rendered at once are each given the words that were written for them', async () => {
  const rendered = await Promise.all(
    ['2026-03-01T08:00:00.000Z', '2026-11-12T08:00:00.000Z'].map((instant) =>
      withWrittenWords(async (written) => {
        await wait();
        dayOf(instant);
        await wait();
        return written();
      }),
    ),
  );
  expect(rendered).toEqual([
    { '2026-03-01T08:00:00.000Z date fr Africa/Tunis': '1er mars 2026' },
    { '2026-11-12T08:00:00.000Z date fr Africa/Tunis': '12 novembre 2026' },
  ]);
});

test('amounts are among them, and what is written outside a page is not', async () => {
  formatMillimes(80_000, 'fr');
  const words = await withWrittenWords((written) => {
    formatMillimes(80_500, 'en');
    return Promise.resolve(written());
  });
  expect(words).toEqual({ '80500 en': '80.500\u00A0DT' });
});
