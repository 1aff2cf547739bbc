import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readEnv, WrongSetting } from './env.ts';
import { projectPath } from './project-path.ts';

describe('readEnv', () => {
  test('gives the defaults of .env.example when nothing is set', () => {
    const written = readFileSync(projectPath('.env.example'), 'utf8');
    const example = Object.fromEntries([...written.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name, value]) => [name, value]));
    expect(readEnv(example)).toEqual(readEnv({}));
    expect(Object.keys(example)).toHaveLength(11);
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['NODE_ENV', 'staging'],
    ['SITE_URL', 'accalmie.tn'],
    ['RATE_LIMITS', 'maybe'],
  ])('stops with a sentence that names %s=%s', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`${name} is set to "${value}"`));
    expect(() => readEnv({ [name]: value })).toThrow(WrongSetting);
  });

  test('production refuses what is only for demonstrations and tests', () => {
    const production = { NODE_ENV: 'production', SITE_URL: 'https://accalmie.tn' };
    expect(readEnv(production)).toMatchObject({ isProduction: true, seedsDemonstration: false });
    expect(() => readEnv({ ...production, RATE_LIMITS: 'off' })).toThrow(/RATE_LIMITS/);
    expect(() => readEnv({ ...production, DATABASE_FSYNC: 'off' })).toThrow(/DATABASE_FSYNC/);
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrow(/SITE_URL/);
  });
});
