import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { openSignedIn } from '../tests/support/accounts.ts';
import { startBuiltServer } from '../tests/support/built-server.ts';
import { browserArguments, findBrowser } from '../tests/support/find-browser.ts';

const folder = 'docs/screenshots';
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

interface Shot {
  name: string;
  path: string;
  viewport: typeof phone;
  colorScheme: 'light' | 'dark';
  as?: 'client' | 'therapist';
}

/** The pictures of the README and of docs/, drawn by the product itself on its demonstration practice. */
const shots: readonly Shot[] = [
  { name: 'home-phone', path: '/', viewport: phone, colorScheme: 'light' },
  { name: 'home-desktop', path: '/', viewport: desktop, colorScheme: 'light' },
  { name: 'article-phone-dark', path: '/blogs/comprendre-l-anxiete', viewport: phone, colorScheme: 'dark' },
  { name: 'therapist-phone', path: '/therapist/amel-ben-salah', viewport: phone, colorScheme: 'light' },
  { name: 'booking-desktop', path: '/en/therapist/amel-ben-salah#booking', viewport: desktop, colorScheme: 'light' },
  { name: 'help-line-phone', path: '/help-line', viewport: phone, colorScheme: 'light' },
  { name: 'reservations-phone', path: '/reservations', viewport: phone, colorScheme: 'light', as: 'client' },
  { name: 'practice-phone', path: '/practice/reservations', viewport: phone, colorScheme: 'light', as: 'therapist' },
];

const server = await startBuiltServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
mkdirSync(folder, { recursive: true });
for (const { name, path, viewport, colorScheme, as } of shots) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    colorScheme,
    locale: 'fr-FR',
    timezoneId: 'Africa/Tunis',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('gdpr-consent', 'true'));
  const page = await context.newPage();
  if (as) await openSignedIn(page, path, `${as}@demo.test`);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.screenshot({ path: `${folder}/${name}.png` });
  await context.close();
}
await browser.close();
await server.remove();
