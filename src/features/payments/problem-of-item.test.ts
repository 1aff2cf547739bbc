import { expect, test } from 'vitest';
import { fieldOf, problemOf } from './problem-of-item.ts';

test('a refusal goes to the field it is about', () => {
  const message = 'Ce code est déjà pris.';
  expect(fieldOf({ status: 400, message, fieldName: 'file' })).toBe('file');
  expect(fieldOf({ status: 409, message, reason: 'TRANSFER_CODE_USED' })).toBe('transferCode');
  expect(fieldOf({ status: 415, message, reason: 'FILE_TYPE' })).toBe('file');
  expect(problemOf({ status: 409, message, reason: 'TRANSFER_CODE_USED' }).body).toEqual({
    message,
    reason: 'TRANSFER_CODE_USED',
    fields: [{ fieldName: 'transferCode', message }],
  });
});

test('one about no field of the form is told beside the button', () => {
  expect(fieldOf({ status: 409, message: '', reason: 'INVALID_TRANSITION' })).toBeUndefined();
  expect(fieldOf({ status: 400, message: '', fieldName: 'capturedAt' })).toBeUndefined();
});
