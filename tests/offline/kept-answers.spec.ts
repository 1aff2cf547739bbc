import type { Page } from '@playwright/test';
import { openSignedIn } from '../support/accounts.ts';
import { endSessionOf, readSession } from '../support/device-session.ts';
import { expect } from '../support/journey.ts';
import { plant, whereKept } from '../support/kept-on-device.ts';
import { bookedClient, rowsOf } from '../support/kept-proof.ts';
import { visitUntilWarm } from '../support/outage.ts';
import { test } from '../support/phone.ts';
import { freeSlot, newClientOf, therapistSlug } from '../support/practice.ts';

const visitedThread = '/threads/comment-faire-quand-le-telephone-sonne-k3v9';

const keptRows = async (database: string): Promise<number> => {
  const open = indexedDB.open(database);
  await new Promise((resolve) => (open.onsuccess = resolve));
  const count = open.result.transaction('keptQueries').objectStore('keptQueries').count();
  await new Promise((resolve) => (count.onsuccess = resolve));
  open.result.close();
  return count.result;
};

/** Says yes to keeping private answers, which is kept itself once the question is gone. */
async function letKeep(page: Page): Promise<void> {
  const question = page.getByRole('complementary', { name: 'Garder sur cet appareil' });
  await question.getByRole('button', { name: 'Garder sur cet appareil' }).click();
  await expect(question).toBeHidden();
}

/** Public pages, and words that stand on each: of the help line and of what was opened or read ahead before the network went. */
const readAgain = {
  '/': 'Comprendre l’anxiété',
  '/help-line': 'SAMU',
  [visitedThread]: 'Au travail, c’est devenu compliqué',
  // Opened before, and never opened.
  '/blogs/traverser-un-deuil': 'les chaises louées sont reparties',
  '/blogs/comprendre-l-anxiete': 'La veille des résultats du baccalauréat',
  [`/therapist/${therapistSlug}`]: 'Je reçois des adultes, des couples et des parents',
};

test('private answers stay on the device only on the person’s word; they and all that was read open again after a restart without a network', async ({
  phone,
  outage,
}) => {
  let page = await phone.open();
  await openSignedIn(page, '/reservations');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate(keptRows, 'accalmie')).toBe(0);

  await letKeep(page);
  // The very page on which it was pressed, which is not opened again before the network goes.
  await expect.poll(() => page.evaluate(keptRows, 'accalmie')).toBeGreaterThan(1);
  const seen = await page.getByRole('article').allInnerTexts();
  await visitUntilWarm(page, visitedThread);
  await page.goto('/blogs/traverser-un-deuil');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await outage.begin();
  await phone.die();
  page = await phone.open();
  await test.step('the person is still signed in, and finds what they had let this device keep', async () => {
    await page.goto('/reservations');
    await expect(page.getByRole('article')).toHaveText(seen, { useInnerText: true });
    await page.goto('/profile');
    await expect(page.getByRole('heading', { level: 1, name: 'Salma Trabelsi' })).toBeVisible();
  });
  for (const [path, words] of Object.entries(readAgain)) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole('main').getByText(words).first()).toBeVisible();
    });
  }

  await page.goto('/profile');
  await page.getByRole('checkbox', { name: 'Garder sur cet appareil' }).click();
  await expect.poll(() => page.evaluate(keptRows, 'accalmie')).toBe(0);
  await page.reload();
  await expect(page.getByText('Salma Trabelsi')).toHaveCount(0);
});

test('a session that the server has ended leaves nothing to read, and what was typed waits for the same person', async ({
  page,
  running,
}) => {
  const { url } = running.server;
  const booked = await bookedClient(url);
  const somebody = await newClientOf(url);
  const { startDateTime: slot } = await freeSlot(url);
  const booking = `/therapist/${therapistSlug}?slot=${slot}#booking`;
  const typed = `Je dors mal depuis ${Date.now()}`;
  const note = page.getByLabel('Un mot pour préparer la séance');

  /** Ends the session of this device from the server's side, which the next page hears of. */
  const endSession = async () => {
    await endSessionOf(url, await readSession(page));
    await page.goto('/');
    await expect.poll(() => rowsOf(page, 'session')).toBe(0);
  };

  await openSignedIn(page, '/reservations', booked.email);
  await letKeep(page);
  await visitUntilWarm(page, '/profile');
  await expect(page.getByText(booked.email)).toBeVisible();
  await expect.poll(() => page.evaluate(keptRows, 'accalmie')).toBeGreaterThan(0);
  await page.goto(booking);
  await note.fill(typed);
  await expect.poll(() => rowsOf(page, 'drafts')).toBe(1);
  const session = await readSession(page);
  const planted = [booked.email, typed, session.accessToken, session.refreshToken];
  // Tokens and this tab's draft: what a signed-in person's device has to hold in the clear.
  expect(await whereKept(page, planted)).toEqual(
    ['session storage', 'database accalmie.session', 'database accalmie.session'].map((place, index) => `${place}: ${planted[index + 1]}`),
  );

  await test.step('after the refusal', async () => {
    await endSession();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authID'))).toBeNull();
    expect(await whereKept(page, planted)).toEqual([]);
    expect(await page.evaluate(keptRows, 'accalmie')).toBe(0);
  });
  await test.step('somebody else sees nothing of it', async () => {
    await openSignedIn(page, '/reservations', somebody.email);
    await page.goto(booking);
    await expect(note).toHaveValue('');
    expect(await whereKept(page, planted)).toEqual([]);
  });
  await test.step('the same person finds it again', async () => {
    await endSession();
    await openSignedIn(page, '/reservations', booked.email);
    await page.goto(booking);
    await expect(note).toHaveValue(typed);
  });
  await test.step('what a careless page would leave is found in every kind of storage', async () => {
    await plant(page, 'planted-witness');
    expect((await whereKept(page, ['planted-witness'])).map((place) => place.split(' ')[0])).toEqual([
      'local',
      'session',
      'database',
      'cache',
    ]);
  });
});
