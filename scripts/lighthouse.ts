import { launch } from 'chrome-launcher';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { startBuiltServer } from '../tests/support/built-server.ts';
import { browserArguments, findBrowser } from '../tests/support/find-browser.ts';
import { audited, imperfections, mustBePerfect, tooSlow } from './lighthouse-goal.ts';

const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3);

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Now and then the browser paints nothing, whatever page it is: asked again, a few times. */
async function audit(url: string, port: number, attempts = 4): Promise<RunnerResult['lhr']> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance', ...mustBePerfect], logLevel: 'error' });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attempts === 1) throw new Error(`Lighthouse gave nothing for ${url}: ${result?.lhr.runtimeError?.message ?? ''}`);
  return audit(url, port, attempts - 1);
}

/** Lighthouse's mobile run over the pages a visitor meets; fails below 100, and below 98 in performance on the best of a page's runs. */
async function run(): Promise<void> {
  const server = await startBuiltServer();
  const browser = await launch({ chromePath: findBrowser(), chromeFlags: [...browserArguments, '--headless=new'] });
  let isPerfect = true;
  const tell = (path: string, told: string[]) => {
    if (told.length > 0) isPerfect = false;
    for (const line of told) process.stdout.write(`${path} ${line}\n`);
  };
  try {
    for (const page of audited) {
      const performance: number[] = [];
      const paints: number[] = [];
      const scripts: number[] = [];
      for (let count = 0; count < runs; count += 1) {
        const report = await audit(server.url + page.path, browser.port);
        const { categories, audits } = report;
        performance.push(Math.round((categories['performance']?.score ?? 0) * 100));
        paints.push(Math.round(audits['largest-contentful-paint']?.numericValue ?? 0));
        const details = audits['resource-summary']?.details ?? audits['network-requests']?.details;
        const items = details && 'items' in details ? (details.items as { resourceType?: string; transferSize?: number }[]) : [];
        scripts.push(
          items.filter((item) => /script/i.test(item.resourceType ?? '')).reduce((sum, item) => sum + (item.transferSize ?? 0), 0),
        );
        tell(page.path, imperfections(report, page));
      }
      tell(page.path, tooSlow(performance));
      process.stdout.write(
        `${page.path}: performance ${performance.join(', ')}, largest paint ${median(paints)} ms, script ${Math.round(median(scripts) / 1024)} KiB\n`,
      );
    }
  } finally {
    browser.kill();
    await server.remove();
  }
  process.exitCode = isPerfect ? 0 : 1;
}

await run();
