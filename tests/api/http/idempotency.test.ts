import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { idempotencyKeys } from '#server/http/idempotency.tables.ts';
import { clientItemIdOf, forgetOldKeys, onlyOnce } from '#server/http/idempotency.ts';
import { newId } from '#server/database/new-id.ts';
import { startTestApp, type TestApp } from '../../support/test-app.ts';

let tested: TestApp;
beforeAll(async () => void (tested = await startTestApp()));
afterAll(() => tested.close());

const person = newId();
const answered = (answer: unknown) => async () => ({ status: 201, answer });

test('a replay gets the first answer and runs nothing', async () => {
  const key = randomUUID();
  let runs = 0;
  const run = async () => {
    runs += 1;
    return { status: 201, answer: { n: runs } };
  };
  const first = await onlyOnce(tested.deps, person, key, ['a'], run);
  const second = await onlyOnce(tested.deps, person, key, ['a'], run);
  expect([second, runs]).toEqual([first, 1]);
});

test('the same key with another body is refused, another person may use the same key', async () => {
  const key = randomUUID();
  await onlyOnce(tested.deps, person, key, ['a'], answered(1));
  await expect(onlyOnce(tested.deps, person, key, ['b'], answered(2))).rejects.toMatchObject({ status: 422 });
  expect(await onlyOnce(tested.deps, newId(), key, ['b'], answered(2))).toEqual({ status: 201, answer: 2 });
});

test('a key whose first call still runs answers 409; one left by a dead process is taken over after a minute', async () => {
  const key = randomUUID();
  let finish = () => {};
  const first = onlyOnce(
    tested.deps,
    person,
    key,
    ['a'],
    () => new Promise((resolve) => (finish = () => resolve({ status: 201, answer: 'first' }))),
  );
  await expect
    .poll(() =>
      tested.deps.db
        .select()
        .from(idempotencyKeys)
        .then((rows) => rows.some((row) => row.key === key)),
    )
    .toBe(true);
  await expect(onlyOnce(tested.deps, person, key, ['a'], answered('second'))).rejects.toMatchObject({ status: 409 });
  tested.clock.advanceMinutes(2);
  expect(await onlyOnce(tested.deps, person, key, ['a'], answered('third'))).toEqual({ status: 201, answer: 'third' });
  finish();
  await first;
});

test('a failed call leaves no trace', async () => {
  const key = randomUUID();
  await expect(onlyOnce(tested.deps, person, key, ['a'], () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await onlyOnce(tested.deps, person, key, ['a'], answered('again'))).toMatchObject({ answer: 'again' });
});

test('keys are forgotten after thirty days', async () => {
  const key = randomUUID();
  await onlyOnce(tested.deps, person, key, ['a'], answered(1));
  tested.clock.advanceMinutes(30 * 24 * 60 + 1);
  await forgetOldKeys(tested.deps);
  expect(await onlyOnce(tested.deps, person, key, ['other body'], answered(2))).toEqual({ status: 201, answer: 2 });
});

test('a key is a UUID with a step; anything else is refused', () => {
  const id = randomUUID();
  expect([clientItemIdOf(id), clientItemIdOf(`${id}/upload`), clientItemIdOf(undefined)]).toEqual([id, id, null]);
  for (const wrong of ['x', `${id}/UP LOAD`, `${id}/`, '']) expect(() => clientItemIdOf(wrong)).toThrow();
});
