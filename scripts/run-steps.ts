import { rmSync } from 'node:fs';
import { runCommand } from './run-command.ts';
import { readJourneyReport, readVitestReport, type FailedTest, type Report } from './test-reports.ts';
import type { StepResult } from './verdict.ts';

export const resultsFolder = 'test-results';

/** Where TEST_DATABASE_URL names a PostgreSQL server, the API is asked on both databases. */
export const hasPostgresql = Boolean(process.env['TEST_DATABASE_URL']);
export const databaseProjects = hasPostgresql ? ['api on embedded', 'api on postgresql'] : ['api on embedded'];

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

export const buildStep: Step = { name: 'build', command: ['node', 'scripts/run-built.mjs', 'nothing'] };

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
      '--reporter=./scripts/vitest-report.ts',
      ...more,
    ],
    env: { VITEST_REPORT: path },
    report: () => readVitestReport(path),
    only: (failed) =>
      vitestStep(`${name}-again`, unique(failed.map(({ project }) => project)), unique(failed.map(({ file }) => file)), [
        '--maxWorkers=1',
        ...more,
      ]),
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
  const counted = report?.() ?? { passed: isDone && !report ? 1 : 0, failed: [], outside: [] };
  process.stdout.write(`== ${name}: ${isDone ? 'done' : 'FAILED'} in ${seconds} s\n`);
  if (isDone || counted.failed.length + counted.outside.length > 0) return counted;
  // Nothing was told of it: what it wrote last is all there is.
  return { ...counted, outside: [{ file: name, name: 'the step itself', error: lastLines.slice(-20), seen: [] }] };
}

/** Runs one step after another, each whatever became of the one before, so that one run tells all there is to know. */
export async function runSteps(steps: readonly Step[], { asksAgain }: { asksAgain: boolean }): Promise<StepResult[]> {
  const results: { step: Step; first: Report }[] = [];
  for (const step of steps) results.push({ step, first: await runStep(step) });
  const judged: StepResult[] = [];
  for (const { step, first } of results) {
    const canBeAsked = asksAgain && step.only && first.failed.length > 0;
    judged.push({ first, again: canBeAsked ? await runStep(step.only(first.failed)) : null });
  }
  return judged;
}

export function emptyResults(): void {
  rmSync(resultsFolder, { recursive: true, force: true });
}
