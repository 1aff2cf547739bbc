import type { Page } from '@playwright/test';
import { addComment } from '#contract/threads/threads.endpoints.ts';
import { crisisPhrases } from '#contract/threads/crisis-phrases.ts';
import { openSignedIn } from '../support/accounts.ts';
import { consent, expect, expectAccessibleInBoth, testAlone as test, waitUntilAwake } from '../support/journey.ts';
import { newClientOf } from '../support/practice.ts';

const thread = '/threads/comment-faire-quand-le-telephone-sonne-k3v9';
const slug = 'comment-faire-quand-le-telephone-sonne-k3v9';
const phrase = 'au bord du vide';
const help = (page: Page) => page.getByRole('status').filter({ hasText: 'Parlez à quelqu’un maintenant.' });
const reply = (page: Page) => page.getByLabel('Votre réponse');

async function expectHelp(page: Page, text: string, isShown: boolean) {
  await reply(page).fill(text);
  await expect(help(page)).toBeVisible({ visible: isShown });
}

test('the practice adds a phrase of distress: whoever writes it sees the help line, what waits comes first, until it is removed', async ({
  page,
  browser,
  server,
}) => {
  test.setTimeout(180_000);
  const waiting = await newClientOf(server.url);
  await waiting.api.call(addComment, { parameters: { slug }, body: { content: `Ce soir je suis ${phrase}.` } });
  const context = await browser.newContext({ baseURL: server.url });
  await consent(context);
  const writer = await context.newPage();
  waitUntilAwake(writer);

  await openSignedIn(page, '/practice/threads', 'moderator@demo.test');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: phrase })).not.toContainText('Parle peut-être d’un danger');
  await page.getByRole('link', { name: 'Mots de détresse' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mots de détresse' })).toBeVisible();
  await expect(page.getByText('la liste du site s’applique seule')).toBeVisible();

  await test.step('the built-in list can be read, language by language', async () => {
    for (const [language, phrases] of [
      ['Français', crisisPhrases.french],
      ['Tunisien en lettres latines', crisisPhrases.tunisian],
    ] as const) {
      const list = page.getByRole('group').filter({ hasText: `${language}${phrases.length} expressions` });
      await list.locator('summary').click();
      await expect(list.getByRole('listitem')).toHaveText([...phrases]);
    }
    await expectAccessibleInBoth(page);
  });

  const sentence = page.getByLabel('Phrase à essayer');
  const result = page.getByRole('status').filter({ hasText: 'La ligne d’aide' });
  await test.step('a sentence is tried on the spot', async () => {
    await sentence.fill('Je me sens AU BORD du vide');
    await expect(result).toHaveText('La ligne d’aide ne serait pas proposée');
  });

  const modal = page.getByRole('dialog');
  await test.step('what cannot be a phrase, or is found already, is told on the field, and nothing typed is lost', async () => {
    await page.getByRole('button', { name: 'Ajouter une expression' }).click();
    await expect(modal.getByLabel('Expression')).toHaveAccessibleDescription(/^Cette liste est lisible par tous/);
    await modal.getByLabel('Langue').selectOption('Tunisien en lettres latines');
    await expect(modal.getByText('n7eb ou nheb')).toBeVisible();
    await modal.getByLabel('Expression').fill('ah !');
    await modal.getByRole('button', { name: 'Ajouter' }).click();
    await expect(modal.getByLabel('Expression')).toHaveAccessibleDescription(/doit avoir au moins 4 lettres/);
    await modal.getByLabel('Expression').fill('n7ib nmoot');
    await modal.getByRole('button', { name: 'Ajouter' }).click();
    await expect(modal.getByLabel('Expression')).toHaveAccessibleDescription(/déjà reconnue/);
    await expect(modal.getByLabel('Expression')).toHaveValue('n7ib nmoot');
    await expectAccessibleInBoth(page);
  });

  await test.step('added, it is in the list, and found in what was tried', async () => {
    await modal.getByLabel('Langue').selectOption('Français');
    await modal.getByLabel('Expression').fill(phrase);
    await modal.getByRole('button', { name: 'Ajouter' }).click();
    await expect(modal).toBeHidden();
    await expect(page.getByRole('region', { name: 'Vos expressions' }).getByRole('listitem')).toHaveText(/au bord du vide.*Français/s);
    await expect(result).toHaveText('La ligne d’aide serait proposée');
    await expectAccessibleInBoth(page);
  });

  await test.step('what waited with it stands first', async () => {
    await page.getByRole('link', { name: 'Retour aux discussions' }).click();
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText(phrase);
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Parle peut-être d’un danger');
  });

  await test.step('a client who writes it sees the help line, as with the built-in ones', async () => {
    await writer.goto(thread);
    await writer.getByRole('button', { name: 'Écrire une réponse' }).click();
    await expectHelp(writer, 'Je me sens au bord de la mer.', false);
    await expectHelp(writer, 'Je me sens Au bord du VIDE…', true);
    // It was announced; what is written next takes it away no more.
    await expectHelp(writer, 'Je me sens au bord de la mer.', true);
  });

  await test.step('removed, it brings nothing forward any more; the built-in ones do', async () => {
    await page.goto('/practice/settings/crisis-words');
    await page.getByRole('button', { name: `Retirer « ${phrase} »` }).click();
    await modal.getByRole('button', { name: 'Retirer' }).click();
    await expect(modal).toBeHidden();
    await expect(page.getByText('la liste du site s’applique seule')).toBeVisible();
    await writer.reload();
    await writer.getByRole('button', { name: 'Écrire une réponse' }).click();
    await expectHelp(writer, 'Je me sens au bord du vide', false);
    await expectHelp(writer, 'je veux mourir', true);
    await context.close();
  });
});

test('the practitioner reads the list from the settings and tries sentences; those who publish add to it', async ({ page }) => {
  await openSignedIn(page, '/practice/settings', 'therapist@demo.test');
  await page.getByRole('link', { name: 'Voir les expressions' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Mots de détresse' })).toBeVisible();
  await page.getByLabel('Phrase à essayer').fill('kraht 7yeti');
  await expect(page.getByText('La ligne d’aide serait proposée')).toBeVisible();
  await expect(page.getByText('Cette liste est complétée par les personnes qui publient les discussions.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ajouter une expression' })).toHaveCount(0);
});
