import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { readBlog } from '#contract/blogs/blogs.endpoints.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { browserArguments, findBrowser } from '../support/find-browser.ts';
import { callServer } from '../support/http.ts';
import { therapistSlug } from '../support/practice.ts';
import { answersASecond } from './answers-a-second.ts';
import type { BareAnswer } from './bare-server.ts';
import { median } from './bench-deps.ts';
import { drawBars, type Row } from './draw-bars.ts';
import { fetchedForLater, paintOnSlowLine, scriptOf } from './first-visit.ts';

// An article beside the same words as a plain page, and beside Node alone that sends the same bytes: one after the other, in one run. Then what a
// first visit weighs beside what it may, and the pages that were slow beside the article.
const slug = 'comprendre-l-anxiete';
const path = `/blogs/${slug}`;
const rounds = 5;
const seconds = 4;
const connections = 10;
/** What a first visit may have the worker fetch, and a public page of script. */
const most = { bytes: 450_000, requests: 90, script: 100 * 1024 };
const slowPages = { 'Sign-in': '/profile', Therapist: `/therapist/${therapistSlug}` };
const headers = { 'accept-encoding': 'gzip, deflate, br' };

async function startBare(answers: readonly BareAnswer[]) {
  const child = fork('tests/bench/bare-server.ts', { serialization: 'advanced' });
  child.send([...answers]);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

/** What Lighthouse measures of a page on a phone: milliseconds to the largest paint, and blocked after the first; its mark, of 100. */
async function paint(url: string, port: number): Promise<{ largest: number; blocked: number; mark: number }> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  const [largest, blocked] = ['largest-contentful-paint', 'total-blocking-time'].map((name) => result?.lhr.audits[name]?.numericValue);
  const score = result?.lhr.categories['performance']?.score;
  // Now and then the browser paints nothing, whatever page it is.
  if (largest === undefined || blocked === undefined || typeof score !== 'number') return paint(url, port);
  return { largest, blocked, mark: Math.round(score * 100) };
}

const server = await startBuiltServer();
const { body: blog } = await callServer(server.url, readBlog, { parameters: { slug } });
const ours = await fetch(server.url + path, { headers });
const plainPage = `<!doctype html><html lang="fr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${blog.title}</title><h1>${blog.title}</h1><p>${blog.excerpt}</p>${blog.content}</html>`;
const compressed = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };
const bare = await startBare([
  { path, headers: compressed, body: brotliCompressSync(Buffer.from(await ours.text())) },
  { path: '/plain', headers: compressed, body: brotliCompressSync(Buffer.from(plainPage)) },
]);
const browser = await launch({ chromePath: findBrowser(), chromeFlags: [...browserArguments, '--headless=new'] });
const taken = { ours: [] as number[], bare: [] as number[] };
const painted = { ours: [] as number[], plain: [] as number[] };
const blocked = { ours: [] as number[], plain: [] as number[] };
const marks = { ours: [] as number[], plain: [] as number[] };
const slow = new Map([path, ...Object.values(slowPages)].map((page) => [page, [] as number[]]));
const phone = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
let script = 0;
let later = { bytes: 0, requests: 0 };
try {
  for (let round = 0; round < rounds; round += 1) {
    taken.ours.push(await answersASecond(server.url + path, connections, seconds, headers));
    taken.bare.push(await answersASecond(bare.url + path, connections, seconds, headers));
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of [
      ['ours', server.url + path],
      ['plain', `${bare.url}/plain`],
    ] as const) {
      const measured = await paint(url, browser.port);
      painted[name].push(measured.largest);
      blocked[name].push(measured.blocked);
      marks[name].push(measured.mark);
    }
  }
  for (let round = 0; round < rounds; round += 1)
    for (const [page, paints] of slow) paints.push(await paintOnSlowLine(phone, server.url + page));
  script = await scriptOf(phone, server.url + path);
  later = await fetchedForLater(phone, server.url, path);
} finally {
  await phone.close();
  browser.kill();
  bare.stop();
  await server.remove();
}

const rows: Row[] = [
  { what: 'Largest paint', unit: 'ms', ours: median(painted.ours), beside: median(painted.plain), besideIs: 'the words as a plain page' },
  {
    what: 'Blocked after it',
    unit: 'ms',
    ours: median(blocked.ours),
    beside: median(blocked.plain),
    besideIs: 'the words as a plain page',
  },
  { what: 'Performance', unit: 'of 100', ours: median(marks.ours), beside: median(marks.plain), besideIs: 'the words as a plain page' },
  { what: 'Answers a second', unit: '/s', ours: median(taken.ours), beside: median(taken.bare), besideIs: 'Node alone, the same bytes' },
  ...Object.entries(slowPages).map(([name, page]) => ({
    what: `${name}, slow line`,
    unit: 'ms',
    ours: median(slow.get(page) ?? []),
    beside: median(slow.get(path) ?? []),
    besideIs: 'the article there',
  })),
  { what: 'Script', unit: 'bytes', ours: script, beside: most.script, besideIs: 'to reach' },
  { what: 'Fetched for later', unit: 'bytes', ours: later.bytes, beside: most.bytes, besideIs: 'at most' },
  { what: 'Requests for later', unit: '', ours: later.requests, beside: most.requests, besideIs: 'at most' },
];
const figure = (value: number) => Math.round(value).toLocaleString('en');
const measured = (value: number, { unit }: Row) => `${figure(value)} ${unit}`.trim();
const ratio = ({ ours: own, beside }: Row) => (beside > 0 ? (own / beside).toFixed(2) : '-');
for (const row of rows)
  process.stdout.write(`${row.what}: ${measured(row.ours, row)}, ${row.besideIs} ${measured(row.beside, row)}, ratio ${ratio(row)}\n`);

const today = new Date().toISOString().slice(0, 10);
await writeFile('docs/performance.svg', drawBars(rows));
await writeFile(
  'docs/performance.md',
  `# Performance

What \`npm run bench\` measured last of an article (\`tests/bench/pages.ts\`), on ${today}: medians of ${rounds} rounds, each beside the other in turns, on
one machine. Lighthouse's phone has a slow line and a processor four times slower; answers are counted over ${connections} connections, in
Brotli, without a line of log for each. On the slow line two more pages are held to the article: their largest paint on a phone that has never been there, the
consent banner with it, where line and processor are really slowed. What the worker fetches for later on a first visit, and the page's script, stand beside what
they may weigh.

| | Ours | Beside it | Ratio |
| --- | --- | --- | --- |
${rows.map((row) => `| ${row.what} | ${measured(row.ours, row)} | ${measured(row.beside, row)} (${row.besideIs}) | ${ratio(row)} |`).join('\n')}

![The same as bars](performance.svg)
`,
);
