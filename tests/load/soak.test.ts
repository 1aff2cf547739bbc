import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { signIn } from '#contract/auth/auth.endpoints.ts';
import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { listBlogs, readBlog } from '#contract/blogs/blogs.endpoints.ts';
import { listThreads } from '#contract/threads/threads.endpoints.ts';
import { demoPassword } from '../support/accounts.ts';
import { startFreshServer } from '../support/built-server.ts';
import { callServer } from '../support/http.ts';

/** How often the same visits are made; `npm run prove` makes them for half an hour or more. */
const rounds = Number(process.env['PROVE_SOAK'] ?? 2);
const visitsARound = 30;
const visitsAtOnce = 10;

/** What a process holds: memory in MiB (proc(5), VmRSS), and open descriptors. */
const heldBy = (pid: number) => ({
  memory: Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024,
  descriptors: readdirSync(`/proc/${pid}/fd`).length,
});

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

/** A page, its parts, a sign-in and what it opens. */
async function visit(url: string): Promise<void> {
  for (const path of ['/', '/blogs', '/blogs/comprendre-l-anxiete', '/en/threads']) {
    const page = await fetch(url + path, { headers: { connection: 'close' } });
    expect(page.status).toBe(200);
    await page.text();
  }
  const { body } = await callServer(url, signIn, { body: { email: 'client@demo.test', password: demoPassword } });
  const bearer = body.token.accessToken;
  const answers = [
    await callServer(url, listOwnReservations, { bearer, query: {} }),
    await callServer(url, listBlogs, { query: { keyword: 'deuil' } }),
    await callServer(url, readBlog, { parameters: { slug: 'comprendre-l-anxiete' } }),
    await callServer(url, listThreads, { query: {} }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
}

// Other systems tell what a process holds in other ways; the server is the same.
test.skipIf(process.platform !== 'linux')(`${rounds * visitsARound} visits leave no descriptor open, and memory where it was`, async () => {
  const server = await startFreshServer('embedded', { env: { RATE_LIMITS: 'off' } });
  try {
    const held: ReturnType<typeof heldBy>[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (let visits = 0; visits < visitsARound; visits += visitsAtOnce)
        await Promise.all(Array.from({ length: visitsAtOnce }, () => visit(server.url)));
      held.push(heldBy(server.pid));
    }
    const descriptors = held.map((each) => each.descriptors);
    expect(descriptors.at(-1)).toBeLessThanOrEqual((descriptors[0] ?? 0) + visitsAtOnce);
    // A heap grows before it is swept: in few rounds its slope says nothing.
    if (rounds < 60) return;
    const third = Math.floor(rounds / 3);
    const memory = held.map((each) => each.memory);
    expect(mean(memory.slice(-third)) / mean(memory.slice(third, 2 * third))).toBeLessThan(1.1);
  } finally {
    await server.remove();
  }
});
