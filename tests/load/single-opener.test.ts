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

/** So many times the one that has it is killed, and all that live ask at once for what it leaves. */
const rounds = Number(process.env['PROVE_OPENERS'] ?? 6);

test('nor do two of several processes, round after round', async () => {
  const directory = join(place, 'contended');
  let living = await Promise.all(Array.from({ length: 6 }, newOpener));
  for (let round = 0; round < rounds; round += 1) {
    const answers = await Promise.all(living.map((opener) => open(opener, directory)));
    expect(answers.toSorted(), `round ${round}`).toEqual([...answers.slice(1).map(() => 'in use'), 'opened']);
    const holder = living[answers.indexOf('opened')]!;
    const [next] = await Promise.all([newOpener(), kill(holder)]);
    living = [...living.filter((opener) => opener !== holder), next];
  }
  // What the dead left is cleared away by those who come after them.
  expect(readdirSync(directory).length).toBeLessThanOrEqual(2);
});
