import { whatDoesNotFit } from '../support/fits.ts';
import type { Page } from '@playwright/test';
import { readAccount } from '#contract/auth/accounts.endpoints.ts';
import { me } from '#contract/auth/auth.endpoints.ts';
import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { locales, pathInLocale } from '#contract/locale.ts';
import { openSignedIn } from '../support/accounts.ts';
import { startFreshServer, type BuiltServer } from '../support/built-server.ts';
import { everyPage, pathOf, readers, type OwnThings, type Reader } from '../support/every-page.ts';
import { consent, expect, expectAccessible, expectAccessibleInBoth, test as base, waitUntilAwake } from '../support/journey.ts';
import { callAs, freeSlot, newClientOf, takeSlot } from '../support/practice.ts';
import { createPayment } from '#contract/payment/payment.endpoints.ts';
import { smallTargets } from '../support/small-targets.ts';
import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import { openThread } from '#contract/threads/writing.endpoints.ts';
import { startSocialProvider } from '../support/social-provider.ts';

interface Practice {
  readonly server: BuiltServer;
  readonly things: OwnThings;
}

async function ownThings({ url }: BuiltServer): Promise<OwnThings> {
  const [client, admin] = await Promise.all([callAs(url, 'client@demo.test'), callAs(url, 'admin@demo.test')]);
  const [{ authID }, { items }] = await Promise.all([client.api.call(me), client.api.call(listOwnReservations, { query: { limit: 50 } })]);
  const unpaid = items.find(({ payment }) => payment.manualPayment?.status === 'AWAITING_PROOF');
  if (!unpaid) throw new Error('the demonstration has no reservation to pay');
  // For the trail to have something to show.
  await admin.api.call(readAccount, { parameters: { authID } });
  const { items: categories } = await client.api.call(listAllCategories);
  const content = '<p>Quand la maison s’endort, tout ce que j’ai tu dans la journée revient.</p>';
  const body = { title: 'Le soir, quand tout se tait', content, categoryId: categories[0]?.id ?? '' };
  const { slug: threadSlug } = await client.api.call(openThread, { body });
  const payer = await newClientOf(url);
  const held = await takeSlot(url, payer, await freeSlot(url), { paymentMethod: 'ONLINE' });
  const { paymentRef } = await payer.api.call(createPayment, { body: { reservationId: held.id } });
  const [receipt] = items.flatMap(({ payment }) => payment.receipts);
  if (!receipt) throw new Error('the demonstration has no receipt');
  return { authID, reservationId: unpaid.id, threadSlug, paymentRef, receiptId: receipt.id };
}

/** A practice of its own, where one can sign in with each provider; each reader signs in once. */
const test = base.extend<{ reader: Reader }, { practice: Practice; server: BuiltServer; tabOf: (reader: Reader) => Promise<Page> }>({
  practice: [
    async ({ databaseKind }, use) => {
      const provider = await startSocialProvider();
      const server = await startFreshServer(databaseKind, { env: provider.env });
      await use({ server, things: await ownThings(server) });
      await server.remove();
      await provider.close();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: [({ practice }, use) => use(practice.server), { scope: 'worker' }],
  tabOf: [
    async ({ browser, server }, use) => {
      const tabs = new Map<Reader, Page>();
      await use(async (reader) => {
        const known = tabs.get(reader);
        if (known) return known;
        const context = await browser.newContext({ baseURL: server.url });
        await consent(context);
        const tab = await context.newPage();
        waitUntilAwake(tab);
        if (reader !== 'visitor') await openSignedIn(tab, '/profile', `${reader}@demo.test`);
        tabs.set(reader, tab);
        return tab;
      });
      for (const tab of tabs.values()) await tab.context().close();
    },
    { scope: 'worker' },
  ],
  reader: ['visitor', { option: true }],
  page: async ({ tabOf, reader }, use) => use(await tabOf(reader)),
});

/** The page shows its content, down to the parts that are fetched when they come near the screen. */
async function untilWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main h1'));
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      // What watches for a part to come near is told with a frame.
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForFunction(() => !document.querySelector('main :is([aria-busy="true"], [class*="skeleton"])'));
}

/** What stands in the head more than once, as when the browser does not find again what the server wrote. */
const saidTwice = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tags = document.head.querySelectorAll('title, meta[name]:not([media]), meta[property], link[rel="canonical"], link[hreflang]');
    const names = [...tags].map(
      (tag) => ['name', 'property', 'hreflang'].map((name) => tag.getAttribute(name)).find(Boolean) ?? tag.tagName,
    );
    return names.filter((name, index) => names.indexOf(name) !== index);
  });

/** What tells people to call and leaves them to type the number: nothing that is inside a link of any kind. */
const numbersWithoutLink = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.parentElement?.closest('a, script, style, noscript, button')) continue;
      if (/(?:^|\s)(?:le|au|call|dial|on)\s(?:19[0378]|1899|1809|112|3114)(?!\d)/i.test(node.textContent ?? ''))
        found.push(node.textContent ?? '');
    }
    return found;
  });

/** On the narrowest phones, and with text twice as large: nothing scrolls sideways, is cut or is covered. */
async function expectFits(page: Page): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await whatDoesNotFit(page), 'at 320 px').toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await whatDoesNotFit(page), 'with text at 200 %').toEqual([]);
  if (before) await page.setViewportSize(before);
}

for (const reader of readers) {
  test.describe(`for the ${reader}`, () => {
    test.use({ reader });
    for (const shown of everyPage.filter((each) => each.reader === reader)) {
      for (const language of locales) {
        // The colours are the same in every language.
        const hasDark = language === 'fr';
        test(`${shown.route} is accessible${hasDark ? ', light and dark,' : ''} and made for a finger (${language})`, async ({
          page,
          practice,
        }) => {
          const response = await page.goto(pathInLocale(pathOf(shown, practice.things), language));
          expect(response?.status()).toBe(shown.status ?? 200);
          await untilWhole(page);
          await expect(page.getByRole('heading', { level: 1, name: shown.title[language], exact: true })).toBeVisible();
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          expect(await saidTwice(page)).toEqual([]);
          expect(await numbersWithoutLink(page)).toEqual([]);
          expect(await smallTargets(page)).toEqual([]);
          await (hasDark ? expectAccessibleInBoth(page) : expectAccessible(page));
          await expectFits(page);
        });
      }
    }
  });
}
