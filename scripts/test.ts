import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';

interface Counts {
  passed: number;
  failed: number;
  /** The names of those that failed. */
  failures: readonly string[];
}

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where the step's runner writes its counts. A step without one counts as a single test. */
  readonly counts?: () => Counts;
  readonly onFailure?: () => void;
}

const results = 'test-results';

interface VitestReport {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { status: string; fullName: string }[] }[];
}

function vitestCounts(file: string) {
  return (): Counts => {
    const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
    const failures = testResults.flatMap(({ name, status, assertionResults }) => {
      const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => `${name}: ${fullName}`);
      // A file that could not even be read has no tests.
      return failed.length === 0 && status === 'failed' ? [name] : failed;
    });
    return { passed: numPassedTests, failed: failures.length, failures };
  };
}

interface JourneySuite {
  title: string;
  suites?: JourneySuite[];
  specs: { title: string; ok: boolean }[];
}

const failedJourneys = ({ title, suites = [], specs }: JourneySuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map((spec) => `${title}: ${spec.title}`),
  ...suites.flatMap(failedJourneys),
];

function journeyCounts(): Counts {
  const { stats, suites } = JSON.parse(readFileSync(`${results}/journeys.json`, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
    suites: JourneySuite[];
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: suites.flatMap(failedJourneys) };
}

/** What each failed journey saw last: where only the output is kept, the traces are gone. */
function printFailedPages(): void {
  for (const file of readdirSync(results, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('error-context.md')) continue;
    const [, page = ''] = readFileSync(`${results}/${file}`, 'utf8').split('# Page snapshot');
    const [shown = ''] = page.split('# Test source');
    process.stdout.write(`\n-- ${file}${shown.split('\n').slice(0, 120).join('\n')}\n`);
  }
}

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  command: [
    'npx',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${results}/${name}.json`,
    ...projects.flatMap((project) => ['--project', project]),
  ],
  counts: vitestCounts(`${results}/${name}.json`),
});

const api = process.env['TEST_DATABASE_URL'] ? ['api on embedded', 'api on postgresql'] : ['api on embedded'];

const steps: readonly Step[] = [
  { name: 'check', command: ['npm', 'run', '--silent', 'check'] },
  { name: 'build', command: ['node', 'scripts/run-built.mjs', 'nothing'] },
  vitest('unit', 'unit', 'house', 'simulation'),
  vitest('api', ...api),
  vitest('server', 'load'),
  { name: 'journeys', command: ['npx', 'playwright', 'test'], counts: journeyCounts, onFailure: printFailedPages },
];

/** Every step runs even when an earlier one failed, so that one run tells all there is to know. */
function run(): void {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  let passed = 0;
  let failed = 0;
  const failures: string[] = [];
  for (const { name, command, counts, onFailure } of steps) {
    process.stdout.write(`\n== ${name}\n`);
    const startedAt = Date.now();
    const isDone = spawnSync(command[0], command.slice(1), { stdio: 'inherit' }).status === 0;
    if (!isDone) onFailure?.();
    const hasCounts = counts && existsSync(`${results}/${name}.json`);
    const counted: Counts = hasCounts ? counts() : { passed: isDone ? 1 : 0, failed: isDone ? 0 : 1, failures: [] };
    failures.push(...counted.failures);
    if (!isDone && counted.failures.length === 0) failures.push(name);
    passed += counted.passed;
    failed += counted.failed === 0 && !isDone ? 1 : counted.failed;
    process.stdout.write(`== ${name}: ${isDone ? 'done' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
  }
  // At the very end: of a long output that is what is kept.
  for (const failure of failures) process.stdout.write(`\nfailed: ${failure}`);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

run();
