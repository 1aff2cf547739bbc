import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { DataDirectoryInUse, openAlone } from '#server/database/single-opener.ts';

const place = mkdtempSync(join(tmpdir(), 'accalmie-openers-'));
const openers: ChildProcess[] = [];
afterAll(async () => {
  for (const opener of openers) opener.kill('SIGKILL');
  await rm(place, { recursive: true, force: true });
});

const answerOf = async (opener: ChildProcess) => ((await once(opener, 'message')) as [string])[0];

async function newOpener(): Promise<ChildProcess> {
  // Another user's folder for temporary files is another.
  const env = { ...process.env, TMPDIR: place };
  const opener = fork(join('tests', 'support', 'opener-main.ts'), { execArgv: ['--import', 'tsx'], env });
  openers.push(opener);
  expect(await answerOf(opener)).toBe('ready');
  return opener;
}

function open(opener: ChildProcess, directory: string): Promise<string> {
  const answer = answerOf(opener);
  opener.send(directory);
  return answer;
}

async function kill(opener: ChildProcess): Promise<void> {
  opener.kill('SIGKILL');
  await once(opener, 'exit');
}

const directories = [
  ['a short path', join(place, 'short')],
  ['a path no socket can have', join(place, 'long-'.repeat(30))],
];

test.each(directories)('of several that find the lock of a killed process, one takes it over (%s)', async (_, directory) => {
  mkdirSync(directory);
  for (let round = 0; round < 3; round += 1) {
    const killed = await newOpener();
    expect(await open(killed, directory)).toBe('opened');
    await expect(openAlone(directory)).rejects.toThrow(`is already open in process ${killed.pid}.`);
    await kill(killed);
    const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => openAlone(directory)));
    const locks = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
    const refusals = attempts.flatMap((attempt) => (attempt.status === 'rejected' ? [attempt.reason as unknown] : []));
    expect([locks.length, refusals.filter((refusal) => refusal instanceof DataDirectoryInUse).length]).toEqual([1, 7]);
    await expect(openAlone(directory)).rejects.toThrow(`is already open in process ${process.pid}.`);
    await locks[0]?.release();
  }
});

test('nor do two of several processes, time after time', async () => {
  const directory = join(place, 'contended');
  let living = await Promise.all(Array.from({ length: 6 }, newOpener));
  while (living.length > 1) {
    const answers = await Promise.all(living.map((opener) => open(opener, directory)));
    expect(answers.toSorted()).toEqual([...answers.slice(1).map(() => 'in use'), 'opened']);
    const [holder] = living.filter((_, index) => answers[index] === 'opened');
    if (holder) await kill(holder);
    living = living.filter((opener) => opener !== holder);
  }
  // What the dead left is cleared away by those who come after them.
  expect(readdirSync(directory).length).toBeLessThanOrEqual(2);
});
