import type { FailedTest, Report } from './test-reports.ts';

/** Tests that fail once and pass when they are asked alone: more than so many fail the run. */
export const toleratedFlaky = 3;

/** One step of a run. */
export interface StepResult {
  readonly first: Report;
  /** The files in which tests failed, asked once more, alone; null where nothing failed, or nothing can be asked again. */
  readonly again: Report | null;
}

export interface Verdict {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
  /** Failed in one of two, with its first error. */
  readonly flaky: readonly FailedTest[];
  readonly tolerated: number;
}

const keyOf = ({ file, project = '', name }: FailedTest) => [project, file, name].join('\n');

/** What failed twice has failed, and so has what is no test; what failed in one of two is flaky, and said by name. */
export function judge(results: readonly StepResult[], tolerated = toleratedFlaky): Verdict {
  let passed = 0;
  const failed: FailedTest[] = [];
  const flaky: FailedTest[] = [];
  for (const { first, again } of results) {
    passed += first.passed;
    failed.push(...first.outside, ...(again?.outside ?? []));
    const second = new Map(again?.failed.map((test) => [keyOf(test), test]));
    for (const test of first.failed) {
      // Asked in vain, it has not passed.
      if (again === null || again.outside.length > 0 || second.delete(keyOf(test))) failed.push(test);
      else {
        flaky.push(test);
        passed += 1;
      }
    }
    // Those that passed among the others and fail alone.
    flaky.push(...second.values());
  }
  return { passed, failed, flaky, tolerated };
}

const isTooFlaky = ({ flaky, tolerated }: Verdict) => flaky.length > tolerated;
export const isGreen = (verdict: Verdict) => verdict.failed.length === 0 && !isTooFlaky(verdict);

/** The last lines of a run: whoever keeps no more is told what failed, where, and what was seen there. */
const closingLines = 44;
const shownAtMost = 10;

function told({ file, project, name, error, seen }: FailedTest, lines: number): string[] {
  const head = `${project ? `[${project}] ` : ''}${file}: ${name}`;
  const forSeen = Math.min(seen.length, Math.floor((lines - 1) / 2));
  const forError = Math.max(1, lines - 1 - forSeen);
  return [head, ...error.slice(0, forError).map((line) => `    ${line}`), ...seen.slice(0, forSeen).map((line) => `    | ${line}`)];
}

function list(title: string, tests: readonly FailedTest[], lines: number): string[] {
  if (tests.length === 0) return [];
  const shown = tests.slice(0, shownAtMost);
  const each = Math.max(2, Math.floor(lines / shown.length));
  const rest = tests.length - shown.length;
  return ['', title, ...shown.flatMap((test) => told(test, each)), ...(rest > 0 ? [`and ${rest} more`] : [])];
}

/** A verdict in words, for the end of a run. */
export function verdictLines(verdict: Verdict): string[] {
  const { passed, failed, flaky, tolerated } = verdict;
  const forFlaky = failed.length > 0 ? 8 : closingLines;
  // Flaky ones beyond what a run may have are counted as failures: its last line must not read like a success.
  const counted = isTooFlaky(verdict) ? flaky.length : 0;
  return [
    ...list(`== flaky: ${flaky.length} failed once and passed once (a run may have ${tolerated})`, flaky, forFlaky),
    ...list('== failed', failed, closingLines - (flaky.length > 0 ? forFlaky : 0)),
    '',
    `${passed - counted} passed, ${failed.length + counted} failed`,
  ];
}

/** Ends a run: says what it came to, and lets the process fail unless all is well. */
export function conclude(verdict: Verdict): void {
  process.stdout.write(`${verdictLines(verdict).join('\n')}\n`);
  process.exitCode = isGreen(verdict) ? 0 : 1;
}
