import { fork } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { readBlog } from '#contract/blogs/blogs.endpoints.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { browserArguments, findBrowser } from '../support/find-browser.ts';
import { callServer } from '../support/http.ts';
import { answersASecond } from './answers-a-second.ts';
import type { BareAnswer } from './bare-server.ts';
import { median } from './bench-deps.ts';
import { drawBars, type Row } from './draw-bars.ts';

// An article beside the same words as a plain page, and beside Node alone that sends the same bytes: one after the other, in one run.
const slug = 'comprendre-l-anxiete';
const path = `/blogs/${slug}`;
const rounds = 5;
const seconds = 4;
const connections = 10;
const headers = { 'accept-encoding': 'gzip, deflate, br' };

async function startBare(answers: readonly BareAnswer[]) {
  const child = fork('tests/bench/bare-server.ts', { serialization: 'advanced' });
  child.send([...answers]);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, stop: () => void child.kill() };
}

/** What Lighthouse measures of a page on a phone: milliseconds to the largest paint, and blocked after the first. */
async function paint(url: string, port: number): Promise<{ largest: number; blocked: number }> {
  const result = await lighthouse(url, { port, onlyCategories: ['performance'], logLevel: 'error' });
  const [largest, blocked] = ['largest-contentful-paint', 'total-blocking-time'].map((name) => result?.lhr.audits[name]?.numericValue);
  // Now and then the browser paints nothing, whatever page it is.
  return largest === undefined || blocked === undefined ? paint(url, port) : { largest, blocked };
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
    }
  }
} finally {
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
  { what: 'Answers a second', unit: '/s', ours: median(taken.ours), beside: median(taken.bare), besideIs: 'Node alone, the same bytes' },
];
const figure = (value: number) => Math.round(value).toLocaleString('en');
const ratio = ({ ours: own, beside }: Row) => (beside > 0 ? (own / beside).toFixed(2) : '-');
for (const row of rows)
  process.stdout.write(
    `article, ${row.what.toLowerCase()}: ${figure(row.ours)} ${row.unit}, ${row.besideIs} ${figure(row.beside)} ${row.unit}, ratio ${ratio(row)}\n`,
  );

const today = new Date().toISOString().slice(0, 10);
await writeFile('docs/performance.svg', drawBars(rows));
await writeFile(
  'docs/performance.md',
  `# Performance

What \`npm run bench\` measured last of an article (\`tests/bench/pages.ts\`), on ${today}: medians of ${rounds} rounds, each beside the other in turns, on
one machine. Lighthouse's phone has a slow line and a processor four times slower; answers are counted over ${connections} connections, in
Brotli, without a line of log for each.

| | Ours | Beside it | Ratio |
| --- | --- | --- | --- |
${rows.map((row) => `| ${row.what} | ${figure(row.ours)} ${row.unit} | ${figure(row.beside)} ${row.unit} (${row.besideIs}) | ${ratio(row)} |`).join('\n')}

![The same as bars](performance.svg)
`,
);
