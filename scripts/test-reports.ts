import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed, as its runner tells it. */
export interface FailedTest {
  /** Relative to the root of the repository. */
  readonly file: string;
  /** The browser's project, of a journey. */
  readonly project?: string;
  readonly name: string;
  /** What failed and where, without colours: a few lines. */
  readonly error: readonly string[];
  /** What stood on the page and in the server's log when it failed, of a journey. */
  readonly seen: readonly string[];
}

export interface Report {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
}

const root = process.cwd();

function linesOf(text: string): string[] {
  return stripVTControlCharacters(text)
    .replaceAll(`${root}/`, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');
}

/** The message, and the first place of ours in its stack. */
function errorLines(text: string): string[] {
  const lines = linesOf(text);
  const place = lines.find((line) => /^\s+at .*(tests|server|contract|src|sw)\//.test(line) && !line.includes('node_modules'));
  const message = [...new Set(lines.filter((line) => !/^\s+at /.test(line)))].slice(0, 8);
  return place ? [...message, place.trim()] : message;
}

interface VitestReport {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** What Vitest's JSON reporter wrote, or null where there is nothing. */
export function readVitestReport(path: string): Report | null {
  if (!existsSync(path)) return null;
  const { numPassedTests, testResults } = JSON.parse(readFileSync(path, 'utf8')) as VitestReport;
  const failed = testResults.flatMap(({ name, status, message, assertionResults }): FailedTest[] => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => ({ file, name: test.fullName, error: errorLines(test.failureMessages[0] ?? ''), seen: [] }));
    // A file that could not even be read has no tests.
    return tests.length === 0 && status === 'failed' ? [{ file, name: 'the whole file', error: errorLines(message), seen: [] }] : tests;
  });
  return { passed: numPassedTests, failed };
}

interface JourneyResult {
  status: string;
  errors: { message?: string; stack?: string }[];
  attachments: { name: string; body?: string }[];
}

interface JourneySpec {
  title: string;
  file: string;
  line: number;
  tests: { projectName: string; status: string; results: JourneyResult[] }[];
}

interface JourneySuite {
  suites?: JourneySuite[];
  specs: JourneySpec[];
}

interface JourneyReport {
  config: { rootDir: string };
  stats: { expected: number };
  suites: JourneySuite[];
  /** What went wrong outside any test: a file that cannot be read, say. */
  errors: { message?: string; location?: { file: string } }[];
}

/** The attachment in which a failed journey says what it saw (tests/support/journey.ts). */
export const seenAttachment = 'seen';

const specsOf = ({ suites = [], specs }: JourneySuite): JourneySpec[] => [...specs, ...suites.flatMap(specsOf)];

/** What Playwright's JSON reporter wrote, or null where there is nothing. */
export function readJourneyReport(path: string): Report | null {
  if (!existsSync(path)) return null;
  const { config, stats, suites, errors } = JSON.parse(readFileSync(path, 'utf8')) as JourneyReport;
  const inTests = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }): FailedTest => {
        const result = results.at(-1);
        const seen = result?.attachments.find(({ name }) => name === seenAttachment)?.body ?? '';
        return {
          file: relative(root, join(config.rootDir, file)),
          project: projectName,
          name: `${title} (line ${line})`,
          error: errorLines(result?.errors.map(({ stack, message }) => stack ?? message ?? '').join('\n') ?? ''),
          seen: linesOf(Buffer.from(seen, 'base64').toString('utf8')),
        };
      }),
  );
  const outside = errors.map(({ message = '', location }): FailedTest => ({
    file: location ? relative(root, location.file) : 'playwright.config.ts',
    name: 'outside any journey',
    error: errorLines(message),
    seen: [],
  }));
  return { passed: stats.expected, failed: [...inTests, ...outside] };
}
