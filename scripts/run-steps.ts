import { rmSync } from 'node:fs';
import { runCommand } from './run-command.ts';
import { readJourneyReport, readVitestReport, type FailedTest, type Report } from './test-reports.ts';
import type { StepResult } from './verdict.ts';

export const resultsFolder = 'test-results';

/** A part of a run: a command, and how the tests that it ran are read and asked again. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** What its runner counted; a step without one counts as a single test. */
  readonly report?: () => Report | null;
  /** The same for some of its files, alone. */
  readonly only?: (failed: readonly FailedTest[]) => Step;
}

const unique = (texts: readonly (string | undefined)[]) => [...new Set(texts.filter((text) => text !== undefined))];

/** Tests of Vitest: those of some projects, or of some of their files. */
export function vitestStep(name: string, projects: readonly string[], files: readonly string[] = [], more: readonly string[] = []): Step {
  const path = `${resultsFolder}/${name}.json`;
  return {
    name,
    command: [
      'npx',
      'vitest',
      'run',
      ...files,
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${path}`,
      ...more,
    ],
    report: () => readVitestReport(path),
    only: (failed) => vitestStep(`${name}-again`, projects, unique(failed.map(({ file }) => file)), ['--maxWorkers=1', ...more]),
  };
}

/** Journeys in a browser: all, or those of some files in some projects. */
export function journeyStep(
  name: string,
  { env = {}, given = [] }: { env?: Readonly<Record<string, string>>; given?: readonly string[] } = {},
): Step {
  const path = `${resultsFolder}/${name}.json`;
  return {
    name,
    command: ['npx', 'playwright', 'test', ...given],
    env: { ...env, JOURNEY_REPORT: path },
    report: () => readJourneyReport(path),
    only: (failed) =>
      journeyStep(`${name}-again`, {
        env,
        given: [
          ...unique(failed.map(({ file }) => file)),
          ...unique(failed.map(({ project }) => project)).flatMap((project) => ['--project', project]),
          '--workers=1',
        ],
      }),
  };
}

async function runStep(step: Step): Promise<Report> {
  const { name, command, env, report } = step;
  process.stdout.write(`\n== ${name}\n`);
  const { isDone, seconds, lastLines } = await runCommand(command, env);
  const counted = report?.() ?? { passed: isDone && !report ? 1 : 0, failed: [] };
  process.stdout.write(`== ${name}: ${isDone ? 'done' : 'FAILED'} in ${seconds} s\n`);
  if (isDone || counted.failed.length > 0) return counted;
  // Not by a test: nothing can be asked again, and what it wrote last is all there is.
  return { passed: counted.passed, failed: [{ file: name, name: stepItself, error: lastLines.slice(-20), seen: [] }] };
}

const stepItself = 'the step itself';
const hasBroken = ({ failed }: Report) => failed.some(({ name }) => name === stepItself);

/** Runs one step after another, each whatever became of the one before, so that one run tells all there is to know. */
export async function runSteps(steps: readonly Step[], { asksAgain }: { asksAgain: boolean }): Promise<StepResult[]> {
  const results: { step: Step; report: Report }[] = [];
  for (const step of steps) results.push({ step, report: await runStep(step) });
  const judged: StepResult[] = [];
  for (const { step, report } of results) {
    const canBeAsked = asksAgain && step.only && report.failed.length > 0 && !hasBroken(report);
    const again = canBeAsked ? await runStep(step.only(report.failed)) : null;
    // Asked in vain, they have not passed.
    judged.push({ ...report, again: again && !hasBroken(again) ? again : null });
  }
  return judged;
}

export function emptyResults(): void {
  rmSync(resultsFolder, { recursive: true, force: true });
}
