import { findBrowser } from '../tests/support/find-browser.ts';
import { findFirefox } from '../tests/support/find-firefox.ts';
import { runCommand } from './run-command.ts';
import { buildStep, databaseProjects, emptyResults, hasPostgresql, journeyStep, runSteps, vitestStep, type Step } from './run-steps.ts';
import { conclude, judge } from './verdict.ts';

const steps: readonly Step[] = [
  buildStep,
  vitestStep('unit', ['unit', 'house', 'simulation']),
  vitestStep('api', databaseProjects),
  vitestStep('server', ['load']),
  journeyStep('journeys'),
];

const say = (...lines: readonly string[]) => void process.stdout.write(`${lines.join('\n')}\n`);

/** What ends a run before its tests: said in its last lines, too. */
function giveUp(why: readonly string[]): void {
  say(...why, '', '0 passed, 1 failed');
  process.exitCode = 1;
}

/** Why there is no browser to drive the journeys with, and what to do; undefined where there is one, or once it is installed. */
function browserProblem(): string | undefined {
  try {
    findBrowser();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** The quick things first: types, lint, format and unused code end the run where they fail. */
async function run(): Promise<void> {
  const startedAt = Date.now();
  const problem = browserProblem();
  if (problem !== undefined) return giveUp([problem]);
  const hasFirefox = findFirefox() !== undefined;
  say('== check');
  const checked = await runCommand(['npm', 'run', '--silent', 'check']);
  say(`== check: ${checked.isDone ? 'done' : 'FAILED'} in ${checked.seconds} s`);
  if (!checked.isDone) return giveUp(['', '== failed: npm run check', ...checked.lastLines]);

  emptyResults();
  const verdict = judge(await runSteps(steps, { asksAgain: true }));
  say('', `${Math.round((Date.now() - startedAt) / 60_000)} minutes.`);
  if (!hasPostgresql) say('PostgreSQL and two processes on it: left out, TEST_DATABASE_URL names no server.');
  if (!hasFirefox) say('The journey in a second browser: left out, no Firefox was found (FIREFOX_PATH names one).');
  conclude(verdict);
}

await run();
