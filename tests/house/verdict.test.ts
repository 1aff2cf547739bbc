import { describe, expect, test } from 'vitest';
import type { FailedTest } from '../../scripts/test-reports.ts';
import { isGreen, judge, verdictLines, type StepResult } from '../../scripts/verdict.ts';

const failing = (name: string): FailedTest => ({
  file: `tests/${name}.test.ts`,
  name,
  error: [`Error: ${name} went wrong`, `at tests/${name}.test.ts:7:1`],
  seen: ['the page said no'],
});
const report = (passed: number, failed: readonly string[] = [], outside: readonly string[] = []) => ({
  passed,
  failed: failed.map(failing),
  outside: outside.map(failing),
});
const step = (passed: number, failed: readonly string[] = [], again: readonly string[] | null = null): StepResult => ({
  first: report(passed, failed),
  again: again && report(0, again),
});
const told = (...results: StepResult[]) => verdictLines(judge(results)).join('\n');

describe('what a run comes to', () => {
  test('all passed', () => {
    expect(told(step(3), step(4))).toBe('\n7 passed, 0 failed');
    expect(isGreen(judge([step(3)]))).toBe(true);
  });

  test('what fails twice fails the run, and is told with its place, its error and what was seen', () => {
    const text = told(step(5, ['by-date'], ['by-date']));
    expect(text).toContain('== failed\ntests/by-date.test.ts: by-date\n    Error: by-date went wrong');
    expect(text).toContain('at tests/by-date.test.ts:7:1');
    expect(text).toContain('| the page said no');
    expect(text.split('\n').at(-1)).toBe('5 passed, 1 failed');
    expect(isGreen(judge([step(5, ['by-date'], ['by-date'])]))).toBe(false);
  });

  test('what fails every other time is told under its own heading, by name, and fails no run', () => {
    const text = told(step(5, ['now-and-then'], []));
    expect(text).toContain('== flaky: 1 failed once and passed once (a run may have 3)\ntests/now-and-then.test.ts: now-and-then');
    expect(text.split('\n').at(-1)).toBe('6 passed, 0 failed');
    expect(isGreen(judge([step(5, ['now-and-then'], [])]))).toBe(true);
  });

  test('so is what passes among the others and fails alone', () => {
    const { flaky, failed } = judge([step(5, ['one'], ['other'])]);
    expect([flaky.map(({ name }) => name), failed]).toEqual([['one', 'other'], []]);
  });

  test('three may be flaky, a fourth fails the run', () => {
    const some = (count: number) =>
      step(
        9,
        Array.from({ length: count }, (_, index) => `now-and-then-${index}`),
        [],
      );
    expect(isGreen(judge([some(3)]))).toBe(true);
    expect(isGreen(judge([some(4)]))).toBe(false);
    expect(told(some(4)).split('\n').at(-1)).toBe('9 passed, 4 failed');
    expect(isGreen(judge([some(1)], 0))).toBe(false);
  });

  test('what could not be asked again has failed', () => {
    expect(judge([step(0, ['build'], null)]).failed).toHaveLength(1);
  });

  test('what went wrong outside any test fails the run, whatever the tests beside it do when they are asked again', () => {
    const { failed, flaky } = judge([{ first: report(5, ['now-and-then'], ['outside']), again: report(1) }]);
    expect([failed, flaky].map((tests) => tests.map(({ name }) => name))).toEqual([['outside'], ['now-and-then']]);
  });

  test('nor is a test flaky whose second run broke down', () => {
    const { failed, flaky } = judge([{ first: report(5, ['now-and-then']), again: report(0, [], ['no browser']) }]);
    expect([failed, flaky].map((tests) => tests.map(({ name }) => name))).toEqual([['no browser', 'now-and-then'], []]);
  });

  test('the same test on two databases is two tests', () => {
    const on = (project: string) => ({ ...failing('both'), project });
    const first = { ...report(5), failed: [on('embedded'), on('postgresql')] };
    expect(judge([{ first, again: { ...report(1), failed: [on('postgresql')] } }])).toMatchObject({
      failed: [{ project: 'postgresql' }],
      flaky: [{ project: 'embedded' }],
    });
  });

  test('however much fails, it is told within fifty lines, the count last', () => {
    const many = Array.from({ length: 80 }, (_, index) => `wrong-${index}`);
    const long = many.map((name) => ({
      ...failing(name),
      error: Array.from({ length: 30 }, () => 'line'),
      seen: Array.from({ length: 30 }, () => 'seen'),
    }));
    const lines = verdictLines(
      judge([{ first: { ...report(1), failed: long }, again: { ...report(0), failed: long } }, step(2, ['flaky'], [])]),
    );
    expect(lines.length).toBeLessThanOrEqual(50);
    expect(lines.join('\n')).toContain('wrong-0');
    expect(lines.at(-1)).toBe('4 passed, 80 failed');
  });
});
