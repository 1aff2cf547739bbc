import { expect, it } from 'vitest';
import { Problem } from '../../http/problem.ts';
import { checkRenderer, renderShareImage } from './render-share-image.ts';

const card = {
  label: 'Sommeil',
  title: 'Dormir',
  detail: '5 min de lecture',
  practice: 'Cabinet',
  direction: 'ltr',
  wordsDirection: 'ltr',
  drawing: 'mieux-dormir',
} as const;

it('lets one caller wait for twenty images, and another for one of theirs', async () => {
  let open: (picture: null) => void = () => undefined;
  const gate = new Promise<null>((resolve) => (open = resolve));
  const done: string[] = [];
  const ask = async (who: string, readPicture: () => Promise<null> = () => Promise.resolve(null)) => {
    await renderShareImage(who, card, readPicture);
    done.push(who);
  };
  // The first is being drawn for as long as its picture is read.
  const crowd = [ask('crowd', () => gate), ...Array.from({ length: 20 }, () => ask('crowd'))];
  await expect(ask('crowd')).rejects.toThrow(Problem);
  await expect(ask('crowd')).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '10' } });
  const other = ask('other');
  open(null);
  await Promise.all([...crowd, other]);
  expect(done.indexOf('other')).toBeLessThanOrEqual(2);
  expect(done).toHaveLength(22);
});

it('gives the turn on where a picture cannot be read', async () => {
  await expect(renderShareImage('a', card, () => Promise.reject(new Error('the store is away')))).rejects.toThrow('the store is away');
  expect((await renderShareImage('a', card, () => Promise.resolve(null))).length).toBeGreaterThan(1000);
});

it('says that it can draw', async () => {
  await expect(checkRenderer()).resolves.toBeUndefined();
});
