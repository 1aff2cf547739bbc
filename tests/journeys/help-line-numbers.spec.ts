import type { Page } from '@playwright/test';
import { readHelpLine, removeHelpNumber } from '#contract/practice/help-line.endpoints.ts';
import { formatInstant } from '#contract/dates-in-words.ts';
import { openSignedIn } from '../support/accounts.ts';
import { expect, expectAccessibleInBoth, testAlone as test } from '../support/journey.ts';
import { callAs } from '../support/practice.ts';

const row = (page: Page, name: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) });
const today = () => formatInstant(new Date(), 'date', 'fr', 'Africa/Tunis');

test('the practitioner keeps the numbers: verified, changed, added, moved and removed, and every page shows them', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000);
  await openSignedIn(page, '/practice/settings', 'therapist@demo.test');
  await page.getByRole('link', { name: 'Tenir les numéros à jour' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Numéros de la ligne d’aide' })).toBeVisible();
  await expect(row(page, 'SAMU').getByText('Vérifié le 15 novembre 2026')).toBeVisible();
  await expectAccessibleInBoth(page);

  await test.step('one press notes that a number was called today', async () => {
    await page.getByRole('button', { name: 'SAMU : vérifié aujourd’hui' }).click();
    await expect(row(page, 'SAMU').getByText(`Vérifié le ${today()}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'SAMU : vérifié aujourd’hui' })).toHaveCount(0);
  });

  const modal = page.getByRole('dialog');
  await test.step('a mistake is told on its field; another number is not verified yet', async () => {
    await page.getByRole('button', { name: 'Modifier Famille et enfance' }).click();
    await expectAccessibleInBoth(page);
    await modal.getByLabel('Numéro').fill('demain');
    await modal.getByLabel('Vérifié le').fill('2031-01-01');
    await modal.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(modal.getByLabel('Numéro')).toHaveAccessibleDescription(/doit être un numéro à composer, par exemple 190/);
    await modal.getByLabel('Numéro').fill('1810');
    await modal.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(modal.getByLabel('Vérifié le')).toHaveAccessibleDescription(/doit être avant le/);
    await modal.getByLabel('Vérifié le').fill('2026-11-15');
    await modal.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(modal).toBeHidden();
    await expect(row(page, 'Famille et enfance').getByText('Pas encore vérifié')).toBeVisible();
  });

  await test.step('a new one is asked for in three languages, and goes up by the keyboard', async () => {
    await page.getByRole('button', { name: 'Ajouter un numéro' }).click();
    await modal.getByLabel('Numéro').fill('80 100 200');
    for (const [language, name] of [
      ['En français', 'Écoute jeunes'],
      ['En anglais', 'Young people'],
    ] as const) {
      const words = modal.getByRole('group', { name: language });
      await words.getByLabel('Nom').fill(name);
      await words.getByLabel('Qui répond').fill('Essai');
      await words.getByLabel('Quand').fill('Essai');
    }
    await modal.getByRole('button', { name: 'Enregistrer' }).click();
    const arabic = modal.getByRole('group', { name: 'En arabe' });
    await expect(arabic.getByLabel('Nom')).toHaveAccessibleDescription(/est obligatoire/);
    await arabic.getByLabel('Nom').fill('الإصغاء إلى الشباب');
    await arabic.getByLabel('Qui répond').fill('مختصّون');
    await arabic.getByLabel('Quand').fill('مساءً');
    await modal.getByRole('button', { name: 'Enregistrer' }).click();
    const up = page.getByRole('button', { name: 'Monter Écoute jeunes' });
    await up.press('Enter');
    await expect(page.getByText('Écoute jeunes : place 3 sur 4.')).toBeAttached();
    await expect(up).toBeFocused();
  });

  await test.step('the last emergency number stays, and may be another', async () => {
    const { api } = await callAs(server.url, 'admin@demo.test');
    for (const id of ['police', 'civilProtection', 'nationalGuard']) await api.call(removeHelpNumber, { parameters: { numberId: id } });
    await page.reload();
    await page.getByRole('button', { name: 'Retirer SAMU' }).click();
    await modal.getByRole('button', { name: 'Retirer' }).click();
    await expect(modal.getByRole('alert')).toHaveText(/garde toujours au moins un numéro d'urgence/);
    await modal.getByRole('button', { name: 'Ne rien changer' }).click();
    await page.getByRole('button', { name: 'Modifier SAMU' }).click();
    await modal.getByLabel('Numéro').fill('191');
    await modal.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(modal).toBeHidden();
    expect((await api.call(readHelpLine)).numbers).toHaveLength(7);
    // Three texts still say to call 190 when nobody answers.
    const note = page.getByRole('complementary', { name: 'Des textes citent un numéro qui n’est plus dans la liste' });
    await expect(note.getByRole('listitem')).toHaveCount(3);
    await expect(note.getByText('Écoute psychologique : 190')).toBeVisible();
    await expectAccessibleInBoth(page);
  });

  for (const path of ['/help-line', '/en/help-line', '/help-line/ar']) {
    // At an address of its own: a page is rendered once a second at most, and other specs look at these.
    await page.goto(`${path}?changed`);
    for (const number of ['191', '1810', '80100200']) await expect(page.locator(`a[href="tel:${number}"]`).first()).toBeVisible();
    await expect(page.locator('a[href="tel:197"]')).toHaveCount(0);
  }
  await page.goto('/help-line?changed');
  await expect(page.getByText('appelez le 191 avec elle')).toBeVisible();
  await expect(page.getByText('Pas encore vérifié')).toHaveCount(3);
  await page.goto('/en/threads?changed');
  await expect(page.getByText('call 191 or another help line')).toBeVisible();
});

test('administrators are told at once of a number that nobody has called, and led to it', async ({ page, server }) => {
  const { api } = await callAs(server.url, 'admin@demo.test');
  const unverified = (await api.call(readHelpLine)).numbers.filter(({ verifiedAt }) => verifiedAt === '').map(({ number }) => number);
  await openSignedIn(page, '/practice/status', 'admin@demo.test');
  const alert = page.getByRole('status').filter({ hasText: unverified[0] ?? 'nothing' });
  await expect(alert).toBeVisible();
  await alert.getByRole('link', { name: 'Tenir les numéros à jour' }).click();
  const due = page.getByRole('listitem').filter({ hasText: 'Pas encore vérifié' });
  await expect(due).toHaveCount(unverified.length);
  while ((await due.count()) > 0) {
    const before = await due.count();
    await due
      .first()
      .getByRole('button', { name: /vérifié aujourd’hui$/ })
      .click();
    await expect.poll(() => due.count()).toBeLessThan(before);
  }
  await expect(alert).toHaveCount(0);
  await page.goto('/practice/audit');
  await expect(page.getByText('Numéro d’aide vérifié').first()).toBeVisible();
});
