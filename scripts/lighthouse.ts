import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { startBuiltServer } from '../tests/support/built-server.ts';
import { browserArguments, findBrowser } from '../tests/support/find-browser.ts';
import { audited, imperfections, mustBePerfect } from './lighthouse-goal.ts';

const runs = Number(process.env['LIGHTHOUSE_RUNS'] ?? 3);

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

/** Lighthouse's mobile run over the pages a visitor meets; fails below 100 but for performance, which it prints. */
async function run(): Promise<void> {
  const server = await startBuiltServer();
  const browser = await launch({ chromePath: findBrowser(), chromeFlags: [...browserArguments, '--headless=new'] });
  let isPerfect = true;
  try {
    for (const path of audited) {
      const performance: number[] = [];
      const paints: number[] = [];
      const scripts: number[] = [];
      for (let count = 0; count < runs; count += 1) {
        const result = await lighthouse(server.url + path, {
          port: browser.port,
          onlyCategories: ['performance', ...mustBePerfect],
          logLevel: 'error',
        });
        if (!result) throw new Error(`Lighthouse gave nothing for ${path}`);
        const { categories, audits } = result.lhr;
        performance.push(Math.round((categories['performance']?.score ?? 0) * 100));
        paints.push(Math.round(audits['largest-contentful-paint']?.numericValue ?? 0));
        const details = audits['resource-summary']?.details ?? audits['network-requests']?.details;
        const items = details && 'items' in details ? (details.items as { resourceType?: string; transferSize?: number }[]) : [];
        scripts.push(
          items.filter((item) => /script/i.test(item.resourceType ?? '')).reduce((sum, item) => sum + (item.transferSize ?? 0), 0),
        );
        for (const told of imperfections(result.lhr)) {
          isPerfect = false;
          process.stdout.write(`${path} ${told}\n`);
        }
      }
      process.stdout.write(
        `${path}: performance ${median(performance)}, largest paint ${median(paints)} ms, script ${Math.round(median(scripts) / 1024)} KiB\n`,
      );
    }
  } finally {
    browser.kill();
    await server.remove();
  }
  process.exitCode = isPerfect ? 0 : 1;
}

await run();
