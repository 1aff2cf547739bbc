import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { updateMe } from '#contract/auth/auth.endpoints.ts';
import { listBlogs, listFeaturedBlogs, readBlog } from '#contract/blogs/blogs.endpoints.ts';
import { readAvailability } from '#contract/booking/booking.endpoints.ts';
import { readOpeningHours } from '#contract/booking/opening-hours.endpoints.ts';
import { createCategory, listAllCategories } from '#contract/categories/categories.endpoints.ts';
import { readHelpLine } from '#contract/practice/help-line.endpoints.ts';
import { readLegalNotice } from '#contract/practice/legal-notice.endpoints.ts';
import { readPractice } from '#contract/practice/practice.endpoints.ts';
import { listTherapists, readTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { listFeaturedThreads, listThreads, listThreadsGrouped, readThread } from '#contract/threads/threads.endpoints.ts';
import { categories } from '#server/modules/categories/categories.tables.ts';
import { noReads, noteReads } from '#server/noted-reads.ts';
import { followChanges } from '#server/pages/follow-changes.ts';
import { call, newClient, signInAs } from '#tests/support/api.ts';
import { therapistSlug } from '#tests/support/practice.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let moderator: string;
beforeAll(async () => {
  test = await startTestApp();
  moderator = await signInAs(test.app, 'moderator');
});
afterAll(() => test.close());

const stopping: AbortController[] = [];
afterEach(() => {
  for (const controller of stopping.splice(0)) controller.abort();
});

/** What pages are told, from here on. */
async function follow() {
  const told: string[] = [];
  const heard: ReadonlySet<string>[] = [];
  const controller = new AbortController();
  stopping.push(controller);
  const pages = { tableChanged: (name: string) => void told.push(name), hearing: (tables: ReadonlySet<string>) => void heard.push(tables) };
  await followChanges(test.deps.database, pages, test.deps.log, controller.signal);
  return { told, heard };
}

/** After this, everything that was committed before it has been told. */
async function untilTold({ told }: { told: string[] }): Promise<void> {
  await test.deps.db.execute(sql`select pg_notify('table_changes', 'the end')`);
  await expect.poll(() => told.at(-1)).toBe('the end');
  told.pop();
}

describe('what is written', () => {
  it('is told by its table once it is committed, whichever process wrote it', async () => {
    const pages = await follow();
    // On PostgreSQL two processes answer in turns.
    for (const name of ['Rêves', 'Réveils']) {
      const { status } = await call(test.app, createCategory, { bearer: moderator, body: { name: { fr: name, en: name } } });
      expect(status).toBe(201);
    }
    await untilTold(pages);
    expect(pages.told).toEqual(['categories', 'categories']);
  });

  it('is told of once, however much of a table a transaction changes, and not at all where it is taken back', async () => {
    const pages = await follow();
    await test.deps.db.transaction(async (tx) => {
      await tx.update(categories).set({ order: sql`${categories.order} + 1` });
      await tx.update(categories).set({ order: sql`${categories.order} - 1` });
    });
    const takenBack = test.deps.db.transaction(async (tx) => {
      await tx.update(categories).set({ order: 1 });
      tx.rollback();
    });
    await expect(takenBack).rejects.toThrow();
    await untilTold(pages);
    expect(pages.told).toEqual(['categories']);
  });

  it('is told of no further than pages show it: of whoever signs in nothing, of a new name the account', async () => {
    const pages = await follow();
    const { bearer } = await newClient(test.app);
    await untilTold(pages);
    pages.told.length = 0;
    await signInAs(test.app, 'client');
    await untilTold(pages);
    expect(pages.told).toEqual([]);
    expect((await call(test.app, updateMe, { bearer, body: { phoneNumber: '+21655777666', firstName: 'Nour' } })).status).toBe(200);
    await untilTold(pages);
    expect(pages.told).toEqual(['accounts']);
  });
});

it('every table that a visitor’s page is made from tells', async () => {
  const { heard } = await follow();
  const reads = noReads();
  await noteReads(reads, async () => {
    const parameters = { slug: therapistSlug };
    const therapist = await call(test.app, readTherapist, { parameters });
    const serviceId = therapist.body.services[0]!.id;
    const blogs = await call(test.app, listBlogs);
    const threads = await call(test.app, listThreads);
    const answers = [
      therapist,
      blogs,
      threads,
      await call(test.app, readPractice),
      await call(test.app, listTherapists),
      await call(test.app, listAllCategories),
      await call(test.app, listFeaturedBlogs),
      await call(test.app, listBlogs, { query: { keyword: 'sommeil' } }),
      await call(test.app, readBlog, { parameters: { slug: blogs.body.items[0]!.slug } }),
      await call(test.app, listFeaturedThreads),
      await call(test.app, listThreadsGrouped),
      await call(test.app, readThread, { parameters: { slug: threads.body.items[0]!.slug } }),
      await call(test.app, readHelpLine),
      await call(test.app, readLegalNotice),
      await call(test.app, readOpeningHours, { parameters }),
      await call(test.app, readAvailability, { parameters, query: { serviceId, from: '2026-11-17', to: '2026-11-20' } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });
  const kept = ['reservations', 'comments', 'blogs', 'threads', 'settings', 'services', 'accounts'];
  // On PostgreSQL the other process reads as well, unseen.
  if (test.deps.database.kind === 'embedded') expect([...reads.tables]).toEqual(expect.arrayContaining(kept));
  expect([...reads.tables].filter((name) => !heard.at(-1)?.has(name))).toEqual([]);
});

describe.runIf(process.env['API_DATABASE'] === 'postgresql')('on a database server', () => {
  it('a lost connection is told of, and another opened', async () => {
    const { told, heard } = await follow();
    expect(heard.map(({ size }) => size > 0)).toEqual([true]);
    await test.deps.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen table_changes%'`);
    await expect.poll(() => heard.map(({ size }) => size > 0)).toEqual([true, false, true]);
    await call(test.app, createCategory, { bearer: moderator, body: { name: { fr: 'Nuits', en: 'Nights' } } });
    await expect.poll(() => told).toContain('categories');
  });
});
