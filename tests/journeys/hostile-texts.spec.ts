import type { Page } from '@playwright/test';
import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import { threadLengths } from '#contract/threads/thread-lengths.ts';
import { validateComment, validateThread } from '#contract/threads/moderation.endpoints.ts';
import { reportText } from '#contract/threads/reports.endpoints.ts';
import { addComment, readThread } from '#contract/threads/threads.endpoints.ts';
import { openThread, readOwnThread } from '#contract/threads/writing.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { craftedTexts, hostileTexts } from '../support/hostile-texts.ts';
import { consent, expect, testAlone as test } from '../support/journey.ts';
import { callAs, newClientOf, type Caller } from '../support/practice.ts';

test.describe.configure({ timeout: 240_000 });

/** Counts what runs that should not, and every handler or address of a script that stands in the page. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const heard = { ran: 0, blocked: 0 };
    Object.assign(window, { __heard: heard, __ran: () => (heard.ran += 1) });
    addEventListener('securitypolicyviolation', () => (heard.blocked += 1));
  });
}
const heardOn = (page: Page) =>
  page.evaluate(() => {
    const { ran, blocked } = (window as unknown as { __heard: { ran: number; blocked: number } }).__heard;
    const main = document.querySelector('main') ?? document.body;
    const attributes = [...main.querySelectorAll('*')].flatMap((element) =>
      [...element.attributes].map(({ name, value }) => ({ name, value })),
    );
    const live = attributes.filter(({ name, value }) => /^on/i.test(name) || /^\s*(?:javascript|vbscript|data:text)/i.test(value));
    return {
      ran,
      blocked,
      live: live.map(({ name, value }) => `${name}=${value}`),
      foreign: main.querySelectorAll('script, iframe, object, embed, base, meta, link').length,
    };
  });
const nothing = { ran: 0, blocked: 0, live: [], foreign: 0 };

/** Of those that leave something open, which would swallow the next, one to a field; of the others as many as it takes. */
function inFields(maxLength: number): string[] {
  const fields: string[] = [...craftedTexts];
  for (const text of hostileTexts.slice(craftedTexts.length)) {
    const last = fields.at(-1) ?? '';
    if (fields.length > craftedTexts.length && last.length + text.length < maxLength) fields[fields.length - 1] = `${last}\n${text}`;
    else fields.push(text);
  }
  return fields;
}

const introduction = '<p>Ce texte en porte d’autres, qui ne doivent rien faire du tout.</p>';

async function writeThem(server: { url: string }, client: Caller) {
  const moderator = await callAs(server.url, 'moderator@demo.test');
  const { items } = await client.api.call(listAllCategories);
  const categoryId = items[0]?.id ?? '';
  const slugs: string[] = [];
  for (const [index, content] of inFields(threadLengths.content.max).entries()) {
    const hostile = hostileTexts[index] ?? '';
    const body = {
      categoryId,
      title: `Un titre n° ${index} ${hostile}`.slice(0, 110),
      content: introduction + content,
      contentNote: hostile.slice(0, 190),
    };
    slugs.push((await client.api.call(openThread, { body })).slug);
  }
  const [slug = ''] = slugs;
  for (const each of slugs) await moderator.api.call(validateThread, { parameters: { slug: each } });
  const writes = hostileTexts.map(async (text) => {
    const { commentId } = await client.api.call(addComment, { parameters: { slug }, body: { content: `Bonjour. ${text}` } });
    await moderator.api.call(validateComment, { parameters: { slug, commentId } });
  });
  await Promise.all(writes);
  return { slugs, slug };
}

test('of 200 hostile texts, in every field that people write and every page that shows it, none runs', async ({
  page,
  browser,
  server,
}) => {
  expect(hostileTexts).toHaveLength(200);
  expect(new Set(hostileTexts).size).toBe(200);
  const client = await newClientOf(server.url);
  const { slugs, slug } = await writeThem(server, client);
  const hostileName = `<img src=x onerror="top.__ran()">`;
  await client.api.call(reportText, {
    parameters: { slug },
    body: { reason: 'DISRESPECT', note: hostileTexts.slice(0, 4).join(' ').slice(0, 480) },
  });
  expect((await client.api.call(readOwnThread, { parameters: { slug } })).content).toContain('Ce texte en porte d’autres');
  expect((await client.api.call(readThread, { parameters: { slug } })).comments.length).toBeGreaterThan(3);
  await watch(page);
  const visit = async (path: string, tab = page) => {
    await tab.goto(path);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await tab.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    expect(await heardOn(tab), path).toEqual(nothing);
  };

  await test.step('for visitors', async () => {
    for (const path of ['/threads', '/threads?sort-type=new', '/threads?sort-type=theme', `/threads?q=${encodeURIComponent(hostileName)}`])
      await visit(path);
    for (const each of slugs) await visit(`/threads/${each}`);
  });
  await test.step('come to by a link, made safe in the browser', async () => {
    await page.goto('/threads?sort-type=new');
    await page
      .locator(`a[href="/threads/${slugs.at(-1)}"]`)
      .first()
      .click();
    await expect(
      page.getByRole('article').getByText('Ce texte en porte d’autres, qui ne doivent rien faire du tout.', { exact: true }),
    ).toBeVisible();
    expect(await heardOn(page)).toEqual(nothing);
  });
  await test.step('for their author', async () => {
    await openSignedIn(page, '/threads/own', client.email);
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await heardOn(page)).toEqual(nothing);
    await visit(`/threads/own/${slug}`);
    await page.getByRole('button', { name: 'Modifier', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Votre texte' })).toContainText('Ce texte en porte d’autres');
    expect(await heardOn(page)).toEqual(nothing);
    await visit(`/threads/${slug}`);
  });
  await test.step('for those who moderate', async () => {
    const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block', locale: 'fr-FR' });
    await consent(context);
    const desk = await context.newPage();
    await watch(desk);
    await openSignedIn(desk, '/practice/threads', 'moderator@demo.test');
    await expect(desk.getByRole('article').first()).toBeVisible();
    expect(await heardOn(desk)).toEqual(nothing);
    for (const each of slugs.slice(0, 3)) await visit(`/practice/threads/${each}`, desk);
    await context.close();
  });
});

test('with neither sanitiser nor policy the same texts do run: the proof can fail', async ({ browser }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await watch(page);
  await page.route('https://bare.test/', (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><main></main>' }));
  await page.goto('https://bare.test/');
  await page.evaluate((texts) => {
    const main = document.querySelector('main');
    for (const text of texts) {
      const place = document.createElement('div');
      place.innerHTML = text;
      main?.append(place);
    }
  }, hostileTexts);
  await expect.poll(async () => (await heardOn(page)).ran).toBeGreaterThan(15);
  expect((await heardOn(page)).live.length).toBeGreaterThan(100);
  await context.close();
});

test('a text that got past the server’s sanitiser is made safe where it is shown', async ({ page, server, complaints }) => {
  await watch(page);
  const [raw] = [hostileTexts.join('\n')];
  // As a copy that a device has kept, or a database that others have written to, would answer it.
  await page.route(/\/api\/v1\/threads\/thread\/comment-faire[^/]*$/, async (route) => {
    const answer = await route.fetch();
    const thread = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...thread, content: `${introduction}${raw}` } });
  });
  await page.goto(`${server.url}/threads?q=telephone`);
  await page.locator('a[href="/threads/comment-faire-quand-le-telephone-sonne-k3v9"]').first().click();
  await expect(
    page.getByRole('article').getByText('Ce texte en porte d’autres, qui ne doivent rien faire du tout.', { exact: true }),
  ).toBeVisible();
  // The library reads it in a document of its own, where the browser says of each handler that it does not let it run.
  expect(await heardOn(page)).toEqual({ ...nothing, blocked: (await heardOn(page)).blocked });
  expect(complaints.splice(0).filter((complaint) => !/violates the following Content Security Policy/.test(complaint))).toEqual([]);
});
