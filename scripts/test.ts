import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';

interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Where the step's runner writes its counts. A step without one counts as a single test. */
  readonly counts?: () => { passed: number; failed: number };
  readonly onFailure?: () => void;
}

const results = 'test-results';

function vitestCounts(file: string) {
  return () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>;
    return { passed: numPassedTests ?? 0, failed: (numFailedTests ?? 0) + (numFailedTests ? 0 : (numFailedTestSuites ?? 0)) };
  };
}

function journeyCounts() {
  const { stats } = JSON.parse(readFileSync(`${results}/journeys.json`, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** What each failed journey saw last: where only the output is kept, the traces are gone. */
function printFailedPages(): void {
  for (const file of readdirSync(results, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('error-context.md')) continue;
    const [, page = ''] = readFileSync(`${results}/${file}`, 'utf8').split('# Page snapshot');
    process.stdout.write(`\n-- ${file}${page.split('\n').slice(0, 120).join('\n')}\n`);
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
  for (const { name, command, counts, onFailure } of steps) {
    process.stdout.write(`\n== ${name}\n`);
    const startedAt = Date.now();
    const isDone = spawnSync(command[0], command.slice(1), { stdio: 'inherit' }).status === 0;
    if (!isDone) onFailure?.();
    const hasCounts = counts && existsSync(`${results}/${name}.json`);
    const counted = hasCounts ? counts() : { passed: isDone ? 1 : 0, failed: isDone ? 0 : 1 };
    passed += counted.passed;
    failed += counted.failed === 0 && !isDone ? 1 : counted.failed;
    process.stdout.write(`== ${name}: ${isDone ? 'done' : 'FAILED'} in ${Math.round((Date.now() - startedAt) / 1000)} s\n`);
  }
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

run();
