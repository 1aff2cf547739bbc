import type { Locator, Page } from '@playwright/test';
import { listWaitingTexts, unvalidateComment, validateComment } from '#contract/threads/moderation.endpoints.ts';
import type { WaitingText } from '#contract/threads/moderation.schema.ts';
import { closeReports, reportText } from '#contract/threads/reports.endpoints.ts';
import { addComment, readThread } from '#contract/threads/threads.endpoints.ts';
import { openSignedIn, sessionWords, signInModal, type Language } from '../support/accounts.ts';
import { holdRequests } from '../support/hold-requests.ts';
import { expect, expectAccessible, expectAccessibleInBoth, test } from '../support/journey.ts';
import { callAs, newClientOf, type Caller } from '../support/practice.ts';

const slug = 'comment-faire-quand-le-telephone-sonne-k3v9';
const moderator = 'moderator@demo.test';

const words = {
  fr: {
    thread: 'Signaler cette discussion',
    // Whatever the pseudonym: « d’Olive tranquille » too.
    reply: /^Signaler la réponse d(e |’)/,
    replyTitle: 'Signaler cette réponse',
    danger: 'La personne est peut-être en danger',
    privacy: 'On peut reconnaître quelqu’un',
    note: 'Un mot pour le cabinet',
    send: 'Envoyer',
    close: 'Fermer',
    required: 'Le motif est obligatoire',
    help: 'Un signalement n’est pas un appel d’urgence',
    call: 'Appeler le 190',
    sent: 'Signalement envoyé',
    thanks: 'Merci. Le cabinet relit ce texte.',
    reported: 'Signalé : danger pour soi (2), vie privée (1)',
    leave: 'Rien à faire',
    left: 'Le texte reste en ligne. Les signalements sont classés.',
  },
  en: {
    thread: 'Report this thread',
    reply: /^Report the reply by /,
    replyTitle: 'Report this reply',
    danger: 'This person may be in danger',
    privacy: 'Somebody can be recognised',
    note: 'A word for the practice',
    send: 'Send',
    close: 'Close',
    required: 'The reason is required',
    help: 'A report is not an emergency call',
    call: 'Call 190',
    sent: 'Report sent',
    thanks: 'Thank you. The practice is reading this text again.',
    reported: 'Reported: danger to self (2), privacy (1)',
    leave: 'Nothing to do',
    left: 'The text stays online. The reports are closed.',
  },
} as const;

const queueOf = async ({ api }: Caller): Promise<WaitingText[]> => (await api.call(listWaitingTexts, { query: { limit: 100 } })).items;
const reportedOf = async (staff: Caller, of: string | null) =>
  (await queueOf(staff)).find(({ commentId, reports, slug: its }) => its === slug && commentId === of && reports)?.reports;

/** What this spec has reported of a text and not closed on the screen is put away: the next spec reads the same queue. */
async function putAway(staff: Caller, commentId: string | null): Promise<void> {
  const reports = await reportedOf(staff, commentId);
  if (reports) await staff.api.call(closeReports, { parameters: { slug }, body: { commentId, seenUntil: reports.lastAt } });
}

/** A published reply of somebody new. */
async function publishedReply(serverUrl: string, staff: Caller, content: string): Promise<string> {
  const author = await newClientOf(serverUrl);
  const { commentId } = await author.api.call(addComment, { parameters: { slug }, body: { content } });
  await staff.api.call(validateComment, { parameters: { slug, commentId } });
  return commentId;
}

/** The whole card is the choice: a finger meets its words, or what lies over them. */
const choose = (modal: Locator, reason: string) => modal.getByText(reason, { exact: true }).click();
const replyWith = (page: Page, content: string) => page.getByRole('listitem').filter({ hasText: content });

for (const language of ['fr', 'en'] as const satisfies Language[]) {
  const said = words[language];
  const path = `${sessionWords[language].prefix}/threads/${slug}`;

  test(`a visitor reports a thread, signs in on the way and loses nothing; nobody sees it on the page (${language})`, async ({
    page,
    server,
  }) => {
    const [reader, staff] = [await newClientOf(server.url), await callAs(server.url, moderator)];
    await page.goto(path);
    await page.getByRole('button', { name: said.thread }).click();
    const modal = page.getByRole('dialog', { name: said.thread });

    await modal.getByRole('button', { name: said.send }).click();
    await expect(modal.getByText(said.required)).toBeVisible();
    await expect(modal.getByRole('radio').first()).toBeFocused();
    await choose(modal, said.privacy);
    await expect(modal.getByText(said.required)).toBeHidden();
    await expect(modal.getByText(said.help)).toHaveCount(0);

    await choose(modal, said.danger);
    await expect(modal.getByRole('complementary', { name: said.help }).getByRole('link', { name: said.call })).toHaveAttribute(
      'href',
      'tel:190',
    );
    await modal.getByLabel(said.note).fill('نخاف عليها');
    await expectAccessibleInBoth(page);

    await test.step('left and opened again, it is as it was', async () => {
      await modal.getByRole('button', { name: said.close }).first().click();
      await expect(page.getByRole('button', { name: said.thread })).toBeFocused();
      await page.getByRole('button', { name: said.thread }).click();
      await expect(modal.getByLabel(said.note)).toHaveValue('نخاف عليها');
      await expect(modal.getByRole('radio', { name: said.danger })).toBeChecked();
    });

    await test.step('giving up the sign-in loses nothing either', async () => {
      await modal.getByRole('button', { name: said.send }).click();
      await page.getByRole('dialog', { name: sessionWords[language].signIn }).getByRole('button', { name: said.close }).click();
      await expect(modal.getByLabel(said.note)).toHaveValue('نخاف عليها');
      expect(await reportedOf(staff, null)).toBeUndefined();
    });

    await modal.getByRole('button', { name: said.send }).click();
    await signInModal(page, reader.email, undefined, language);
    const sent = page.getByRole('dialog', { name: said.sent });
    await expect(sent.getByText(said.thanks)).toBeVisible();
    await expect(sent.getByRole('link', { name: said.call })).toBeVisible();
    await expectAccessible(page);
    expect((await reportedOf(staff, null))?.reasons).toEqual([{ reason: 'DANGER_TO_SELF', count: 1, notes: ['نخاف عليها'] }]);
    await sent.getByRole('button', { name: said.close }).last().click();
    await expect(page.getByRole('button', { name: said.thread })).toBeFocused();

    await test.step('the page says nothing of it, and the form begins anew', async () => {
      await page.reload();
      await expect(page.getByRole('main')).not.toContainText('نخاف عليها');
      await page.getByRole('button', { name: said.thread }).click();
      await expect(modal.getByRole('radio', { checked: true })).toHaveCount(0);
      await expect(modal.getByLabel(said.note)).toHaveValue('');
    });
    await putAway(staff, null);
  });

  test(`a reply is reported; a moderator finds it first, with why, and leaves it with a key (${language})`, async ({ page, server }) => {
    const staff = await callAs(server.url, moderator);
    const content = `Je pars ce soir, n° ${Date.now() % 1_000_000} ${language}`;
    const commentId = await publishedReply(server.url, staff, content);
    const others = await Promise.all([newClientOf(server.url), newClientOf(server.url)]);
    const [first, second] = others.map(
      ({ api }) =>
        (body: { reason: string; note?: string }) =>
          api.call(reportText, { parameters: { slug }, body: { ...body, commentId } }),
    );
    await first?.({ reason: 'DANGER_TO_SELF', note: 'Elle dit adieu' });
    await second?.({ reason: 'PRIVACY' });

    await openSignedIn(page, '/profile', 'client@demo.test', language);
    // From the list: the thread's own address may answer for a second with what stood there before.
    await page.goto(`${sessionWords[language].prefix}/threads`);
    await page.getByRole('link', { name: /^Comment faire quand le téléphone sonne/ }).click();
    await replyWith(page, content).getByRole('button', { name: said.reply }).click();
    const modal = page.getByRole('dialog', { name: said.replyTitle });
    await choose(modal, said.danger);
    await modal.getByRole('button', { name: said.send }).click();
    await expect(page.getByRole('dialog', { name: said.sent })).toContainText(said.thanks);

    await test.step('the queue tells it in one line, before what is less pressing', async () => {
      const context = await page.context().browser()?.newContext({ baseURL: server.url, serviceWorkers: 'block', locale: 'fr-FR' });
      const theirs = await context?.newPage();
      if (!theirs) throw new Error('no browser');
      await openSignedIn(theirs, '/practice/threads', moderator, language);
      const line = theirs.getByRole('main').locator('ol > li').filter({ hasText: content });
      await expect(line).toHaveCount(1);
      await expect(line).toContainText(said.reported);
      await expect(line.getByText('Elle dit adieu')).toHaveAttribute('dir', 'auto');
      await expectAccessibleInBoth(theirs);
      const waiting = await queueOf(staff);
      const place = waiting.findIndex((each) => each.commentId === commentId);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(new Set(waiting.slice(0, place + 1).map(({ concern }) => concern))).toEqual(new Set(['CRISIS']));

      await line.focus();
      await theirs.keyboard.press('p');
      await expect(theirs.getByText(said.left)).toBeVisible();
      await expect(line).toHaveCount(0);
      await context?.close();
    });
    expect(await reportedOf(staff, commentId)).toBeUndefined();
    const { comments } = await staff.api.call(readThread, { parameters: { slug } });
    expect(comments.map((each) => each.content)).toContain(content);
    await staff.api.call(unvalidateComment, { parameters: { slug, commentId }, body: { reason: 'Fin de l’épreuve.' } });
  });
}

test('a reported reply is taken back with a reason, from the thread itself too; the practice’s own replies are not reported', async ({
  page,
  server,
}) => {
  const staff = await callAs(server.url, moderator);
  const content = `Achetez mes gélules, n° ${Date.now() % 1_000_000}`;
  const commentId = await publishedReply(server.url, staff, content);
  const reader = await newClientOf(server.url);
  await reader.api.call(reportText, { parameters: { slug }, body: { reason: 'ADVERTISING', note: 'Il vend', commentId } });

  await openSignedIn(page, `/practice/threads/${slug}`, moderator);
  const card = page.getByRole('article').filter({ hasText: content });
  await expect(card).toContainText('Signalé : publicité (1)');
  await expect(card.getByRole('button', { name: 'Rien à faire' })).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'Retirer…' }).click();
  await page.getByRole('dialog').getByLabel('Raison').fill('Pas de vente ici.');
  await page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click();
  await expect(card).toContainText('Raison donnée : Pas de vente ici.');
  await expect(card).not.toContainText('Signalé');
  expect(await reportedOf(staff, commentId)).toBeUndefined();

  await page.goto(`/threads/${slug}`);
  const ofPractice = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Réponse du cabinet' });
  await expect(ofPractice.first()).toBeVisible();
  await expect(ofPractice.getByRole('button', { name: words.fr.reply })).toHaveCount(0);
});

test('with no network the form says so, names whom to call, and keeps what was written until it can be sent', async ({ page, server }) => {
  const staff = await callAs(server.url, moderator);
  const reader = await newClientOf(server.url);
  await openSignedIn(page, '/profile', reader.email);
  await page.goto(`/threads/${slug}`);
  await page.getByRole('button', { name: words.fr.thread }).click();
  const modal = page.getByRole('dialog', { name: words.fr.thread });
  await choose(modal, words.fr.privacy);
  await modal.getByLabel(words.fr.note).fill('On reconnaît le quartier.');
  await page.context().setOffline(true);
  await modal.getByRole('button', { name: words.fr.send }).click();
  await expect(modal.getByText('Ce signalement n’est pas parti')).toBeVisible();
  const help = modal.getByRole('complementary', { name: 'Hors ligne' });
  await expect(help.getByRole('link', { name: words.fr.call })).toBeVisible();
  await expect(modal.getByLabel(words.fr.note)).toHaveValue('On reconnaît le quartier.');
  await page.context().setOffline(false);
  await modal.getByRole('button', { name: words.fr.send }).click();
  await expect(page.getByRole('dialog', { name: words.fr.sent })).toContainText(words.fr.thanks);
  expect((await reportedOf(staff, null))?.reasons).toEqual([{ reason: 'PRIVACY', count: 1, notes: ['On reconnaît le quartier.'] }]);
  await putAway(staff, null);
});

test('an earlier call that is answered after the failure takes nothing away: whom to call stays until the report has left', async ({
  page,
  server,
}) => {
  const reader = await newClientOf(server.url);
  await openSignedIn(page, '/profile', reader.email);
  await page.goto(`/threads/${slug}`);
  await page.waitForLoadState('networkidle');
  const answered = page.waitForResponse(`**/v1/threads/thread/score/${slug}`);
  const release = await holdRequests(page, `**/v1/threads/thread/score/${slug}`);
  await page.getByRole('button', { name: words.fr.thread }).click();
  const modal = page.getByRole('dialog', { name: words.fr.thread });
  await choose(modal, words.fr.privacy);
  await page.route(`**/thread/${slug}/report`, (route) => route.abort());
  await modal.getByRole('button', { name: words.fr.send }).click();
  await expect(modal.getByRole('alert')).toContainText('Ce signalement n’est pas parti');
  release();
  await (await answered).finished();
  // Its answer has been heard once a later one has.
  await page.evaluate(() => fetch('/api/v1/threads/health').then((health) => health.text()));
  await expect(modal.getByRole('complementary', { name: 'Hors ligne' }).getByRole('link', { name: words.fr.call })).toBeVisible();
});
