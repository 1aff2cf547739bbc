import type { Page } from '@playwright/test';
import { decideReservation, readReservation } from '#contract/booking/booking.endpoints.ts';
import { endpointUrl } from '#contract/endpoint.ts';
import { openSignedIn, type Language } from '../support/accounts.ts';
import { startBadWay } from '../support/bad-way.ts';
import { letAccessTokenEnd } from '../support/device-session.ts';
import { expect, waitUntilAwake } from '../support/journey.ts';
import { rowsOf } from '../support/kept-proof.ts';
import { test } from '../support/outage.ts';
import { callAs } from '../support/practice.ts';
import { bookToApprove, newBooking } from '../support/practice-push.ts';
import { openPushLine, shownNotifications, touchNotification } from '../support/push-in-page.ts';

const therapist = 'therapist@demo.test';
const calls = 20;
const words = {
  fr: { title: 'Rendez-vous', nobody: 'Aucun client de ce nom' },
  en: { title: 'Appointments', nobody: 'No client of that name' },
} as const;

/**
 * Asks for lists that this page has not shown yet, as often as there are to be calls, one right after the other: with
 * the search form a second would pass between two, and the refresh is given up after thirty.
 */
async function search(page: Page, language: Language): Promise<void> {
  for (let turn = 1; turn <= calls; turn += 1) {
    const asked = page.waitForRequest((request) => request.url().endsWith(`keyword=${language}-${turn}`));
    await page.evaluate((query) => history.pushState(null, '', query), `?q=${language}-${turn}`);
    await asked;
  }
}

test('two tabs and the worker, their token over, ask for a new one once, and all go on', async ({ page, context, running }) => {
  const { url } = running.server;
  const way = await startBadWay(url);
  const practice = await callAs(url, therapist);
  const { id } = await bookToApprove(url, practice);
  await context.grantPermissions(['notifications']);
  await openSignedIn(page, `${way.url}/practice/reservations`, therapist);
  const deliver = await openPushLine(context, page);
  const other = await context.newPage();
  waitUntilAwake(other);
  await other.goto(`${way.url}/en/practice/reservations`);
  for (const [tab, language] of [
    [page, 'fr'],
    [other, 'en'],
  ] as const)
    await expect(tab.getByRole('heading', { level: 1, name: words[language].title })).toBeVisible();

  let answerRefresh = () => {};
  way.hold('/z/refresh-token', new Promise<void>((resolve) => (answerRefresh = resolve)));
  await letAccessTokenEnd(page);
  const decisions = endpointUrl(decideReservation, { id });
  const refused = (part: string) => way.calls(part).filter(({ status }) => status === 403);
  // A list that is asked for again, for its tab has come to the front, is the same list.
  const refusedLists = (language: string) => new Set(refused(`keyword=${language}-`).map(({ path }) => path)).size;

  // Each is refused, and waits for the one answer.
  await Promise.all([search(page, 'fr'), search(other, 'en')]);
  await expect.poll(() => [refusedLists('fr'), refusedLists('en')]).toEqual([calls, calls]);
  await deliver(JSON.stringify(newBooking(id)));
  await expect.poll(async () => (await shownNotifications(page)).length).toBe(1);
  await touchNotification(context, 'approve', calls);
  await expect.poll(() => refused(decisions)).toHaveLength(calls);
  answerRefresh();

  for (const [tab, language] of [
    [page, 'fr'],
    [other, 'en'],
  ] as const)
    await expect(tab.getByRole('heading', { name: words[language].nobody })).toBeVisible();
  await expect.poll(() => way.calls(decisions).filter(({ status }) => status === 200)).toHaveLength(calls);
  expect((await practice.api.call(readReservation, { parameters: { id } })).status).toBe('ACCEPTED');
  expect(way.calls('/z/refresh-token')).toHaveLength(1);
  expect(await rowsOf(page, 'session')).toBe(1);
  await way.close();
});
