import { writeFileSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { openSignedIn } from '../tests/support/accounts.ts';
import { everyPage, readers, type Reader, type SitePage } from '../tests/support/every-page.ts';
import { browserArguments, findBrowser } from '../tests/support/find-browser.ts';

/**
 * Draws every page of two running servers on two sheets, before beside after, light above dark:
 * `tsx scripts/page-sheet.ts <address before> <address after>`. Both run on the demonstration; pages that only somebody's
 * own things open are left out.
 */
const [before = '', after = ''] = process.argv.slice(2);
const unknown = '000000000000000000000000';
const things = { reservationId: unknown, authID: unknown, threadSlug: unknown, paymentRef: unknown, receiptId: unknown };
const sizes = [
  { name: 'phone', width: 390, height: 844, shownWidth: 146, columns: 5 },
  { name: 'desktop', width: 1280, height: 800, shownWidth: 250, columns: 3 },
] as const;

function addressOf({ route, parameters, query = '' }: SitePage): string | undefined {
  const values = [...(parameters?.(things) ?? [])];
  if (values.includes(unknown)) return undefined;
  return route.replace(/\$\w+/g, () => values.shift() ?? '') + query;
}

async function picturesOf(browser: Browser, baseURL: string, reader: Reader, size: (typeof sizes)[number], colorScheme: 'light' | 'dark') {
  const viewport = { width: size.width, height: size.height };
  const context = await browser.newContext({ baseURL, viewport, colorScheme, locale: 'fr-FR', reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('gdpr-consent', 'true'));
  const page = await context.newPage();
  if (reader !== 'visitor') await openSignedIn(page, '/profile', `${reader}@demo.test`);
  const pictures = new Map<string, string>();
  for (const each of everyPage.filter((known) => known.reader === reader)) {
    const address = addressOf(each);
    if (address === undefined) continue;
    // A page whose stream stays open is never idle.
    await page.goto(address, { waitUntil: 'networkidle', timeout: 8000 }).catch(() => undefined);
    pictures.set(`${reader} ${address}`, (await page.screenshot({ type: 'jpeg', quality: 80 })).toString('base64'));
  }
  await context.close();
  return pictures;
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
for (const size of sizes) {
  const sheets: Map<string, string>[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const address of [before, after]) {
      const all = new Map<string, string>();
      for (const reader of readers)
        for (const [name, picture] of await picturesOf(browser, address, reader, size, colorScheme)) all.set(name, picture);
      sheets.push(all);
    }
  }
  const image = (picture: string | undefined) => `<img width="${size.shownWidth}" src="data:image/jpeg;base64,${picture ?? ''}">`;
  const cells = [...(sheets[1]?.keys() ?? [])].map(
    (name) => `<figure><figcaption>${name}</figcaption><div>${sheets.map((sheet) => image(sheet.get(name))).join('')}</div></figure>`,
  );
  const page = await browser.newPage({ viewport: { width: size.columns * (2 * size.shownWidth + 26) + 20, height: 800 } });
  await page.setContent(
    `<style>body{margin:10px;display:grid;grid-template-columns:repeat(${size.columns},auto);gap:14px;font:11px sans-serif;background:#ddd}
    figure{margin:0}div{display:grid;grid-template-columns:auto auto;gap:4px;justify-content:start}img{display:block}</style>${cells.join('')}`,
  );
  writeFileSync(`docs/screenshots/every-page-${size.name}.jpg`, await page.screenshot({ type: 'jpeg', quality: 62, fullPage: true }));
  await page.close();
}
await browser.close();
