import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed, as its runner tells it. */
export interface FailedTest {
  /** Relative to the root of the repository. */
  readonly file: string;
  /** The runner's project: which database, which browser. */
  readonly project?: string;
  readonly name: string;
  /** What failed and where, without colours: a few lines. */
  readonly error: readonly string[];
  /** What stood on the page and in the server's log when it failed, of a journey. */
  readonly seen: readonly string[];
}

/** What a runner counted. */
export interface Report {
  readonly passed: number;
  readonly failed: readonly FailedTest[];
  /** What went wrong in no test, so that nothing can be asked again: an error that nobody awaited, a file that cannot be read. */
  readonly outside: readonly FailedTest[];
}

const root = process.cwd();
export const fromRoot = (path: string): string => relative(root, path);

function linesOf(text: string): string[] {
  return stripVTControlCharacters(text)
    .replaceAll(`${root}/`, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '');
}

/** The message, and the first place of ours in its stack. */
export function errorLines(text: string): string[] {
  const lines = linesOf(text);
  const place = lines.find((line) => /^\s+at .*(tests|server|contract|src|sw)\//.test(line) && !line.includes('node_modules'));
  const message = [...new Set(lines.filter((line) => !/^\s+at /.test(line)))].slice(0, 8);
  return place ? [...message, place.trim()] : message;
}

/** What scripts/vitest-report.ts wrote, or null where there is nothing. */
export const readVitestReport = (path: string): Report | null =>
  existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report) : null;

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
  const failed = suites.flatMap(specsOf).flatMap(({ title, file, line, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ projectName, results }): FailedTest => {
        const result = results.at(-1);
        const seen = result?.attachments.find(({ name }) => name === seenAttachment)?.body ?? '';
        return {
          file: fromRoot(join(config.rootDir, file)),
          project: projectName,
          name: `${title} (line ${line})`,
          error: errorLines(result?.errors.map(({ stack, message }) => stack ?? message ?? '').join('\n') ?? ''),
          seen: linesOf(Buffer.from(seen, 'base64').toString('utf8')),
        };
      }),
  );
  const outside = errors.map(({ message = '', location }): FailedTest => ({
    file: location ? fromRoot(location.file) : 'playwright.config.ts',
    name: 'outside any journey',
    error: errorLines(message),
    seen: [],
  }));
  return { passed: stats.expected, failed, outside };
}
