import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { makeDataDirectory } from './data-directory.ts';
import { WrongSetting } from './env.ts';

const root = mkdtempSync(join(tmpdir(), 'accalmie-data-directory-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the data directory', () => {
  test('is made with the folders above it, and may be there already', () => {
    const path = join(root, 'one', 'two');
    makeDataDirectory(path);
    makeDataDirectory(path);
    expect(existsSync(path)).toBe(true);
  });

  test('that is a file, or below one, is refused by the name of its variable', () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'data')]) {
      expect(() => makeDataDirectory(path)).toThrow(WrongSetting);
      expect(() => makeDataDirectory(path)).toThrow(`DATA_DIR is set to "${path}"`);
    }
  });

  test.runIf(existsSync('/proc/self'))('on a file system that takes no folder is refused, and does not hang', () => {
    for (const path of ['/proc/x', '/proc/x/y', '/proc']) expect(() => makeDataDirectory(path)).toThrow(`DATA_DIR is set to "${path}"`);
  });
});
