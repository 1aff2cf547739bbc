import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { openSignedIn } from '../tests/support/accounts.ts';
import { startBuiltServer } from '../tests/support/built-server.ts';
import { browserArguments, findBrowser } from '../tests/support/find-browser.ts';

const out = '/tmp/c-shots';
mkdirSync(out, { recursive: true });
const server = await startBuiltServer({});
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
for (const [look, viewport, colorScheme, language] of [
  ['phone', { width: 390, height: 844 }, 'light', 'fr'],
  ['desktop', { width: 1280, height: 800 }, 'light', 'fr'],
  ['phone-dark', { width: 390, height: 844 }, 'dark', 'en'],
] as const) {
  const context = await browser.newContext({ baseURL: server.url, viewport, colorScheme, serviceWorkers: 'block', reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('gdpr-consent', 'true'));
  const page = await context.newPage();
  const prefix = language === 'en' ? '/en' : '';
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(look, m.text()));
  await page.goto(`${prefix}/practice/clients`);
  await page.waitForTimeout(1500);
  await openSignedIn(page, '/practice/clients', 'admin@demo.test', language);
  await page.getByRole('table').waitFor();
  await page.waitForTimeout(300);
  const shot = (name: string) => page.screenshot({ path: `${out}/${name}-${look}.png`, fullPage: true });
  await shot('clients');
  await page.getByRole('link', { name: 'Salma Trabelsi' }).click();
  await page.getByRole('heading', { level: 1, name: 'Salma Trabelsi' }).waitFor();
  await page.getByRole('table').waitFor();
  await shot('client');
  await page.getByRole('button', { name: language === 'fr' ? 'Suspendre' : 'Suspend' }).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}/suspend-${look}.png` });
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: language === 'fr' ? 'Changer le rôle' : 'Change the role' }).click();
  await page.getByRole('dialog').getByRole('definition').first().waitFor();
  await page.screenshot({ path: `${out}/role-${look}.png` });
  await page.keyboard.press('Escape');
  await page.goto(`${prefix}/practice/roles?role=MODERATOR`);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  await page.waitForTimeout(500);
  await shot('roles');
  await page.getByRole('button', { name: language === 'fr' ? 'Modifier ce rôle' : 'Change this role' }).click();
  await page.getByRole('dialog').waitFor();
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}/role-form-${look}.png` });
  await page.goto(`${prefix}/practice/audit`);
  await page.getByRole('table').waitFor();
  await page.getByRole('button', { name: language === 'fr' ? 'Vérifier le journal' : 'Verify the trail' }).click();
  await page.getByRole('code').waitFor();
  await shot('audit');
  await page.goto(`${prefix}/practice/reservations`);
  await page.getByRole('article').first().waitFor();
  await page.screenshot({ path: `${out}/reservations-${look}.png` });
  await context.close();
  console.log(look, 'done');
}
await browser.close();
await server.remove();
