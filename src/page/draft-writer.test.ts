import { expect, test } from 'vitest';
import { draftWriter } from './draft-writer.ts';

test('what is typed while something is written is written once, with its last words; other names keep their turn', async () => {
  const { write, written } = draftWriter();
  const done: string[] = [];
  const say = (text: string) => async () => void done.push(text);
  let letGo = () => {};
  const disk = new Promise<void>((resolve) => (letGo = resolve));
  write('reply', async () => {
    await disk;
    done.push('B');
  });
  // Begun: what comes now is written after it.
  await Promise.resolve();
  for (const text of ['Bo', 'Bon', 'Bonj']) write('reply', say(text));
  write('photo', say('photo'));
  write('reply', say('Bonjour'));
  letGo();
  await written();
  expect(done).toEqual(['B', 'Bonjour', 'photo']);
});

test('what could not be written keeps nothing else from it', async () => {
  const { write, written } = draftWriter();
  const done: string[] = [];
  write('reply', () => Promise.reject(new Error('the disk is full')));
  write('photo', async () => void done.push('photo'));
  await written();
  expect(done).toEqual(['photo']);
});
