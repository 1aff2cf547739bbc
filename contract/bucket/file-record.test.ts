import { expect, test } from 'vitest';
import { isFileRecord } from './file-record.ts';

const record = { _id: '1', key: 'k', url: '/f/k?w=$w&h=$h', name: 'recu.jpg', type: 'image/jpeg' };

test('a stored file is recognised by its five texts, and only by them', () => {
  expect(isFileRecord(record)).toBe(true);
  expect(isFileRecord({ ...record, more: 1 })).toBe(true);
  for (const field of Object.keys(record)) {
    expect(isFileRecord({ ...record, [field]: undefined }), `without ${field}`).toBe(false);
    expect(isFileRecord({ ...record, [field]: 7 }), `${field} is a number`).toBe(false);
  }
  for (const other of [null, undefined, 'recu.jpg', 7, []]) expect(isFileRecord(other)).toBe(false);
});
