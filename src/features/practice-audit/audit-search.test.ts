import { expect, test } from 'vitest';
import { readAuditSearch, writeAuditSearch } from './audit-search.ts';

const id = '0123456789abcdef01234567';

test('an address is read whatever it says, and written without what goes without saying', () => {
  const nothing = { family: undefined, actor: '', subject: '', page: 1 };
  expect(readAuditSearch({ family: 'DREAMS', actor: 'me', subject: 7, page: 'x' })).toEqual(nothing);
  expect(writeAuditSearch(nothing)).toEqual({});
  const search = { family: 'LOOKS', actor: id, subject: id, page: 3 } as const;
  expect(readAuditSearch(writeAuditSearch(search))).toEqual(search);
});
