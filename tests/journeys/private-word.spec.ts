import { openThread } from '#contract/threads/writing.endpoints.ts';
import { listAllCategories } from '#contract/categories/categories.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { consent, expect, expectAccessibleInBoth, testAlone as test, waitUntilAwake } from '../support/journey.ts';
import { newClientOf } from '../support/practice.ts';

test('who reads a text of distress writes to its author alone: the word is found among one’s own discussions, and nowhere else', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(120_000);
  const author = await newClientOf(server.url);
  const { items } = await author.api.call(listAllCategories, {});
  const title = `Je voudrais que tout s’arrête ${Date.now()}`;
  const content = '<p>Je n’en peux plus de cette vie, et je ne sais pas à qui le dire.</p>';
  await author.api.call(openThread, { body: { title, content, categoryId: items[0]!.id } });

  // The therapist, who may not publish, writes all the same.
  await openSignedIn(page, '/practice/threads', 'therapist@demo.test');
  const waiting = page.getByRole('article').filter({ hasText: title });
  await expect(waiting).toContainText('Parle peut-être d’un danger');
  await waiting.getByRole('button', { name: 'Je m’en occupe' }).click();
  await expect(waiting).toContainText('Vous vous en occupez');
  await expect(waiting.getByRole('button', { name: 'Ne plus m’en occuper' })).toBeFocused();
  const write = waiting.getByRole('button', { name: 'Écrire à l’auteur…' });
  await write.click();
  const modal = page.getByRole('dialog');
  await modal.getByRole('button', { name: 'Envoyer ce mot' }).click();
  await expect(modal.getByLabel('Votre mot')).toHaveAttribute('aria-invalid', 'true');
  const word = 'Je vous ai lue, et je pense à vous. Ce soir, appelez le 190 si cela devient trop lourd.';
  await modal.getByLabel('Votre mot').fill(word);
  await expectAccessibleInBoth(page);
  await modal.getByRole('button', { name: 'Envoyer ce mot' }).click();
  await expect(modal).toBeHidden();
  await expect(page.getByText('Votre mot est envoyé. Seul l’auteur le lit.')).toBeVisible();
  await expect(waiting.getByRole('list', { name: 'Mots écrits à l’auteur' })).toContainText(word);
  await waiting.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const sent = page.getByRole('list', { name: 'Mots écrits à l’auteur' });
  await expect(sent).toContainText(word);
  await expect(page.getByRole('main')).not.toContainText(author.email);
  await expectAccessibleInBoth(page);

  await test.step('who moderates is told who sees to it, and takes over', async () => {
    const context = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 640 } });
    await consent(context);
    const second = await context.newPage();
    waitUntilAwake(second);
    await openSignedIn(second, '/practice/threads', 'moderator@demo.test');
    const card = second.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('Pris en charge par');
    await expectAccessibleInBoth(second);
    expect(await second.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    // Given back meanwhile, and taken on again: what is shown here is stale.
    await page.getByRole('button', { name: 'Ne plus m’en occuper' }).click();
    await page.getByRole('button', { name: 'Je m’en occupe' }).click();
    await expect(page.getByText('Vous vous en occupez')).toBeVisible();
    await card.getByRole('button', { name: 'Prendre le relais' }).click();
    await expect(second.getByText("Quelqu'un d'autre s'en occupe depuis un instant.")).toBeVisible();
    await card.getByRole('button', { name: 'Prendre le relais' }).click();
    await expect(card).toContainText('Vous vous en occupez');
    await context.close();
  });

  const context = await browser.newContext({ baseURL: server.url, viewport: { width: 320, height: 640 } });
  await consent(context);
  const reader = await context.newPage();
  waitUntilAwake(reader);
  await openSignedIn(reader, '/threads/own', author.email);
  const received = reader.getByRole('region', { name: 'Le cabinet vous écrit, à vous seul' });
  await expect(received).toContainText(word);
  await expect(received).toContainText(title);
  await expect(received.getByRole('link', { name: 'Voir les numéros d’aide' })).toHaveAttribute('href', '/help-line');
  await expectAccessibleInBoth(reader);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await context.close();
});
