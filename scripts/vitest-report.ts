import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter, TestCase, TestModule } from 'vitest/node';
import { errorLines, fromRoot, type FailedTest, type Report } from './test-reports.ts';

type Thrown = { message: string; stack?: string } | undefined;

const linesOf = (error: Thrown) => errorLines(error?.stack ?? error?.message ?? '');

/** A file's own failure, where no test of it failed: it could not be read, or what it prepares did not come about. */
function ownFailure(testModule: TestModule): Thrown[] {
  const suites = [...testModule.children.allSuites()];
  return [testModule, ...suites].flatMap((part) => part.errors()).slice(0, 1);
}

function failedIn(testModule: TestModule): FailedTest[] {
  const told = (name: string, error: Thrown): FailedTest => ({
    file: fromRoot(testModule.moduleId),
    project: testModule.project.name,
    name,
    error: linesOf(error),
    seen: [],
  });
  const tests: TestCase[] = [...testModule.children.allTests('failed')];
  if (tests.length > 0) return tests.map((test) => told(test.fullName, test.result().errors?.[0]));
  return testModule.state() === 'failed' ? ownFailure(testModule).map((error) => told('the whole file', error)) : [];
}

/** Writes what a run of Vitest came to as a `Report`, where VITEST_REPORT says. */
export default class VitestReport implements Reporter {
  onTestRunEnd(testModules: readonly TestModule[], unhandledErrors: readonly Thrown[]): void {
    const report: Report = {
      passed: testModules.flatMap((testModule) => [...testModule.children.allTests('passed')]).length,
      failed: testModules.flatMap(failedIn),
      outside: unhandledErrors.map((error) => ({ file: 'vitest', name: 'outside any test', error: linesOf(error), seen: [] })),
    };
    const path = process.env['VITEST_REPORT'];
    if (path === undefined) throw new Error('VITEST_REPORT names no file');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, JSON.stringify(report));
  }
}
