import { expect, test } from 'vitest';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { fileField } from './file-field.ts';

const files = (count: number) => Array.from({ length: count }, (_, index) => new File(['x'], `${index}.png`));
const records = files(2).map(({ name }): FileRecord => ({ _id: name, key: name, url: `/${name}`, name, type: 'image/png' }));
const names = (taken: readonly File[]) => taken.map(({ name }) => name);

test('a field takes 20 files unless told otherwise', () => {
  const field = fileField();
  expect(field.choose(files(20), [], 0)).toMatchObject({ rejection: undefined, taken: { length: 20 } });
  const { taken, rejection } = field.choose(files(21), [], 0);
  expect([taken.length, rejection]).toEqual([20, 'too-many-files']);
  expect(field.choose(files(3), [], 19)).toMatchObject({ rejection: 'too-many-files', taken: { length: 1 } });
  expect(field.choose(files(1), [], 20)).toEqual({ rejection: 'too-many-files', taken: [] });
  expect(fileField(3).choose(files(4), [], 0)).toMatchObject({ rejection: 'too-many-files', taken: { length: 3 } });
});

test('a single file takes the place of the one before', () => {
  const { taken, rejection } = fileField(1).choose(files(1), [], 1);
  expect([names(taken), rejection]).toEqual([['0.png'], undefined]);
});

test('the value is a list when more than one file is allowed, else one record or nothing', () => {
  expect(fileField().valueOf(records)).toEqual(records);
  expect(fileField(2).valueOf(records.slice(0, 1))).toEqual(records.slice(0, 1));
  expect(fileField(2).valueOf([])).toEqual([]);
  expect(fileField(1).valueOf(records.slice(0, 1))).toBe(records[0]);
  expect(fileField(1).valueOf([])).toBeNull();
});

test('of several rejections the first one is told, before any lack of room', () => {
  const rejected = [{ code: 'file-too-large' }, { code: 'file-invalid-type' }];
  expect(fileField(2).choose(files(3), rejected, 0).rejection).toBe('file-too-large');
});
