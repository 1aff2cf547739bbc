import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDialogState, newDialogState, readDialogAnswer } from './dialog-state.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const codeOf = (read: () => unknown) => {
  try {
    read();
  } catch (failure) {
    return (failure as { code: string }).code;
  }
  return undefined;
};

test('a page that no dialog has opened has no answer', () => {
  expect(readDialogAnswer('google', { search: '', hash: '' })).toBeUndefined();
  expect(readDialogAnswer('google', { search: '?utm_source=a', hash: '#top' })).toBeUndefined();
});

test('the answer of the dialog this tab has opened is good until it is forgotten', () => {
  const search = `?code=4%2F0Ab&state=${newDialogState('google')}&scope=email`;
  expect(readDialogAnswer('google', { search, hash: '' })).toBe('4/0Ab');
  expect(readDialogAnswer('google', { search, hash: '' })).toBe('4/0Ab');
  forgetDialogState('google');
  expect(codeOf(() => readDialogAnswer('google', { search, hash: '' }))).toBe('STATE_MISMATCH');
});

test('Facebook answers in the fragment', () => {
  const hash = `#access_token=EAAB&expires_in=5183&state=${newDialogState('facebook')}`;
  expect(readDialogAnswer('facebook', { search: '', hash })).toBe('EAAB');
});

test('an answer that this tab did not ask for is none', () => {
  newDialogState('linkedin');
  for (const search of ['?code=a', '?code=a&state=', '?code=a&state=other'])
    expect(codeOf(() => readDialogAnswer('linkedin', { search, hash: '' }))).toBe('STATE_MISMATCH');
  const ofAnother = newDialogState('google');
  expect(codeOf(() => readDialogAnswer('linkedin', { search: `?code=a&state=${ofAnother}`, hash: '' }))).toBe('STATE_MISMATCH');
});

test.each([
  ['?error=access_denied&error_reason=user_denied', '#_=_', 'LOGIN_CANCELLED'],
  ['?error=user_cancelled_login&state=a', '', 'LOGIN_CANCELLED'],
  ['?error=server_error', '', 'DIALOG_FAILED'],
])('a refusal has a code of its own: %s%s', (search, hash, code) => {
  newDialogState('facebook');
  expect(codeOf(() => readDialogAnswer('facebook', { search, hash }))).toBe(code);
});
