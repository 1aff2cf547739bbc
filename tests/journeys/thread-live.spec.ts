import type { Page } from '@playwright/test';
import { listThreads, addComment } from '#contract/threads/threads.endpoints.ts';
import {
  unvalidateComment,
  unvalidateThread,
  updateThreadFlags,
  validateComment,
  validateThread,
} from '#contract/threads/moderation.endpoints.ts';
import { signInModal } from '../support/accounts.ts';
import { startBuiltServer } from '../support/built-server.ts';
import { expect, expectAccessible, test as journey, waitUntilAwake } from '../support/journey.ts';
import { callAs, newClientOf, type Caller } from '../support/practice.ts';
import { startStreamLink, type StreamLink } from '../support/stream-link.ts';

interface Live {
  link: StreamLink;
  /** Somebody of the practice, who decides elsewhere: in another server process, where the database allows a second one. */
  practice: Practice;
}
type Practice = Awaited<ReturnType<typeof practiceOn>>;

let count = 0;

/** What is written and decided while a page is open. */
async function practiceOn(serverUrl: string) {
  const { api } = await callAs(serverUrl, 'moderator@demo.test');
  const parameters = (slug: string, commentId: string) => ({ parameters: { slug, commentId } });
  return {
    /** A thread that takes replies, not the same for two journeys. */
    async thread(): Promise<string> {
      const { items } = await api.call(listThreads, { query: { limit: 50 } });
      const slugs = items.filter(({ isLocked }) => !isLocked).map(({ slug }) => slug);
      count += 1;
      return slugs[count % slugs.length] ?? '';
    },
    async write(slug: string, content: string, by?: Caller): Promise<string> {
      const author = by ?? (await newClientOf(serverUrl));
      return (await author.api.call(addComment, { parameters: { slug }, body: { content } })).commentId;
    },
    publish: (slug: string, commentId: string) => api.call(validateComment, parameters(slug, commentId)),
    withhold: (slug: string, commentId: string, reason: string) =>
      api.call(unvalidateComment, { ...parameters(slug, commentId), body: { reason } }),
    close: (slug: string, isLocked: boolean) => api.call(updateThreadFlags, { parameters: { slug }, body: { isLocked } }),
    takeBack: (slug: string) => api.call(unvalidateThread, { parameters: { slug }, body: { reason: 'À relire.' } }),
    putBack: (slug: string) => api.call(validateThread, { parameters: { slug } }),
  };
}

const test = journey.extend<Live, { elsewhere: string }>({
  elsewhere: [
    async ({ server }, use) => {
      const { databaseUrl, dataDirectory } = server;
      const second = databaseUrl === undefined ? undefined : await startBuiltServer({ databaseUrl, dataDirectory });
      await use(second?.url ?? server.url);
      await second?.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  practice: async ({ elsewhere }, use) => use(await practiceOn(elsewhere)),
  link: async ({ server }, use) => {
    const link = await startStreamLink(server.url);
    await use(link);
    await link.close();
  },
  baseURL: async ({ link }, use) => use(link.url),
});

const replies = (page: Page) => page.getByRole('region', { name: /^(\d+ réponses?|Réponses)$/ });
/** The other one tells of votes. */
/** Not what a composer says to whoever writes in it. */
const told = (page: Page) => page.getByRole('main').locator('[role=status]:not(form [role=status])').last();
const words = (text: string) => `${text} n° ${Math.random().toString(36).slice(2)}`;

/** Opens a thread and stays: who only looks in is not told what happens. */
async function stayOn(page: Page, slug: string): Promise<void> {
  await page.clock.install();
  await page.goto(`/threads/${slug}`);
  // The part that follows is there once the line it speaks in is, beside that of the votes.
  await expect(async () => {
    await page.clock.fastForward('00:16');
    await expect(page.getByRole('main').getByRole('status')).toHaveCount(2, { timeout: 1000 });
  }).toPass();
}
/** The same until the server tells. */
async function open(page: Page, link: StreamLink, slug: string): Promise<void> {
  await stayOn(page, slug);
  await expect.poll(link.followed).toContain(slug);
}
/** Whether the document is the one it was: a reload would forget. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(globalThis, { isSameDocument: true }));
const isSame = (page: Page) => page.evaluate(() => 'isSameDocument' in globalThis);

test('what the practice decides elsewhere shows on an open page, without a reload and without moving what is being written', async ({
  page,
  link,
  practice,
}) => {
  const slug = await practice.thread();
  const [first, second] = [words('Courage à vous'), words('Je pense à vous')];
  const [one, two] = [await practice.write(slug, first), await practice.write(slug, second)];
  await open(page, link, slug);
  await mark(page);
  await page.getByRole('button', { name: 'Écrire une réponse' }).click();
  const field = page.getByLabel('Votre réponse');
  await field.fill('Ce que j’écris');
  const place = await field.boundingBox();

  await practice.publish(slug, one);
  await expect(replies(page).getByText(first)).toBeVisible();
  await expect(told(page)).toHaveText('Une nouvelle réponse est publiée.');
  expect(Math.abs(((await field.boundingBox())?.y ?? 0) - (place?.y ?? 0))).toBeLessThan(2);
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('Ce que j’écris');
  await expectAccessible(page);

  await practice.publish(slug, two);
  await expect(told(page)).toHaveText('2 nouvelles réponses sont publiées.');
  await expect(replies(page).getByRole('listitem').last()).toContainText(second);
  await practice.withhold(slug, one, 'À relire.');
  await expect(told(page)).toHaveText('Une réponse n’est plus en ligne.');
  await expect(page.getByText(first)).toHaveCount(0);
  await practice.close(slug, true);
  await expect(told(page)).toHaveText('Cette discussion vient d’être close.');
  await expect(
    page.getByRole('region', { name: 'Répondre' }).getByText('Cette discussion est close : elle reste en lecture.'),
  ).toBeVisible();
  await practice.close(slug, false);
  await expect(told(page)).toHaveText('Cette discussion est de nouveau ouverte.');
  expect(await isSame(page)).toBe(true);
  expect(link.asked.map(({ headers }) => headers.authorization)).toEqual([undefined]);
});

test('an author learns on the open page what becomes of their words; the token goes in a header, never in the address', async ({
  page,
  link,
  practice,
  elsewhere,
}) => {
  const slug = await practice.thread();
  const author = await newClientOf(elsewhere);
  const [kept, shown] = [words('Appelez-moi'), words('Merci d’avoir écrit')];
  const [refused, published] = [await practice.write(slug, kept, author), await practice.write(slug, shown, author)];
  await open(page, link, slug);
  await page.getByRole('button', { name: 'Se connecter' }).first().click();
  await signInModal(page, author.email);
  const own = page.getByRole('list', { name: 'Vos réponses que les autres ne voient pas' });
  await expect(own.getByText('En relecture, sous 24 h')).toHaveCount(2);
  await expect.poll(() => link.asked.at(-1)?.headers.authorization).toMatch(/^Bearer /);
  await expect.poll(link.followed).toEqual([slug]);

  await practice.withhold(slug, refused, 'Ce numéro est le vôtre.');
  await expect(told(page)).toHaveText('Le cabinet a lu votre réponse : elle n’est pas publiée.');
  await expect(own.getByRole('listitem').filter({ hasText: kept })).toContainText('Le cabinet explique : Ce numéro est le vôtre.');
  await practice.publish(slug, published);
  await expect(replies(page).getByText(shown)).toBeVisible();
  await expect(own.getByText(shown)).toHaveCount(0);
  await expect(told(page)).toHaveText('Votre réponse est publiée.');
  for (const { address } of link.asked) expect([...address.searchParams.keys()].toSorted()).toEqual(['after', 'slug']);
});

test('a stream that is cut is opened again, and what was missed meanwhile is told', async ({ page, link, practice }) => {
  const slug = await practice.thread();
  const [missed, later] = [words('Pendant la coupure'), words('Après la coupure')];
  const [one, two] = [await practice.write(slug, missed), await practice.write(slug, later)];
  await open(page, link, slug);
  const before = link.asked.length;
  link.letStreams(false);
  await practice.publish(slug, one);
  link.letStreams(true);
  await expect.poll(link.followed).toEqual([slug]);
  await expect(replies(page).getByText(missed)).toBeVisible();
  await practice.publish(slug, two);
  await expect(replies(page).getByText(later)).toBeVisible();
  expect(link.asked.length).toBeGreaterThan(before);
  await expect(page.getByText('Hors ligne')).toHaveCount(0);
});

test('where no stream comes through, the page asks every minute', async ({ page, link, practice }) => {
  const slug = await practice.thread();
  const reply = words('Sans flux');
  const id = await practice.write(slug, reply);
  link.letStreams(false);
  await stayOn(page, slug);
  await expect.poll(() => link.asked.length).toBeGreaterThan(0);
  await practice.publish(slug, id);
  await expect(page.getByText(reply)).toHaveCount(0);
  await page.clock.fastForward('01:05');
  await expect(replies(page).getByText(reply)).toBeVisible();
  await expect(told(page)).toHaveText('Une nouvelle réponse est publiée.');
  await expect(page.getByText('Hors ligne')).toHaveCount(0);
});

test('one browser has one stream, and a page that nobody sees has none', async ({ page, context, link, practice }) => {
  const [slug, other] = [await practice.thread(), await practice.thread()];
  await page.addInitScript(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => ('isHidden' in globalThis ? 'hidden' : 'visible') });
  });
  await open(page, link, slug);
  const second = await context.newPage();
  waitUntilAwake(second);
  await stayOn(second, other);
  expect(link.followed()).toEqual([slug]);
  await page.evaluate(() => {
    Object.assign(globalThis, { isHidden: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(link.followed).toEqual([other]);
  await second.close();
  await expect.poll(link.followed).toEqual([]);
  await page.evaluate(() => {
    delete (globalThis as { isHidden?: boolean }).isHidden;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(link.followed).toEqual([slug]);
});

test('who saves data is told nothing and asked for nothing', async ({ page, link, practice }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await stayOn(page, await practice.thread());
  await page.waitForLoadState('networkidle');
  expect(link.asked).toEqual([]);
});

test('a thread that is taken back leaves an open page', async ({ page, link, practice }) => {
  const slug = await practice.thread();
  await open(page, link, slug);
  await practice.takeBack(slug);
  await expect(page.getByRole('heading', { level: 1, name: 'Cette discussion n’est plus en ligne' })).toBeFocused();
  await expectAccessible(page);
  await expect.poll(link.followed).toEqual([]);
  await practice.putBack(slug);
});
