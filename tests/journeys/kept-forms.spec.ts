import type { BrowserContext, Locator, Page } from '@playwright/test';
import { me } from '#contract/auth/auth.endpoints.ts';
import { openSignedIn, openSignedUp, signInModal } from '../support/accounts.ts';
import { draftCount, lastKept } from '../support/kept-on-device.ts';
import { bookFor } from '../support/kept-proof.ts';
import { expect, test, waitUntilAwake } from '../support/journey.ts';
import { freeSlot, newClientOf, therapistSlug } from '../support/practice.ts';

interface Form {
  path: string;
  /** What is pressed to come to the form; absent where the page begins with it. */
  opener?: string | RegExp;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();

/** The booking page with a free slot chosen. */
async function bookingOf(serverUrl: string): Promise<string> {
  const { startDateTime } = await freeSlot(serverUrl);
  return `/therapist/${therapistSlug}?slot=${startDateTime}#booking`;
}

async function openForm(page: Page, { path, opener }: Form): Promise<void> {
  await page.goto(path);
  // What the server drew of it does not listen yet.
  await expect(page.locator('#booking [inert]')).toHaveCount(0);
  if (opener) await button(page, opener).click();
}

/** Whatever a form asks for but files and passwords, which are nobody's to keep. */
async function fieldsOf(page: Page, { path }: Form): Promise<Locator> {
  const form = path.startsWith('/practice') ? page.getByRole('dialog') : page.getByRole('main').locator('form');
  const fields = form.locator(':is(input:not([type=file], [type=password], [type=hidden], :disabled), textarea, select)');
  await expect(fields.first()).toBeVisible();
  return fields;
}

const values: Partial<Record<string, string>> = {
  email: 'autre@demo.test',
  tel: '+216 29 111 222',
  url: 'https://accalmie.test/ailleurs',
  date: '2030-01-15',
};

/** Gives a field another value than it has. */
async function change(field: Locator, at: number): Promise<void> {
  const type = await field.evaluate((element: HTMLInputElement) => element.type);
  if (type === 'checkbox') await field.setChecked(!(await field.isChecked()));
  // What is seen of it is its label's.
  else if (type === 'radio')
    await field
      .page()
      .locator(`label[for="${await field.getAttribute('id')}"]`)
      .click();
  else if (type === 'select-one') {
    const others = field.locator('option:not(:checked, [disabled])');
    await field.selectOption({ value: (await others.last().getAttribute('value')) ?? '' });
  } else await field.fill(values[type] ?? `Essai ${at}`);
}

/** What each field holds; a choice, whether it is made. */
const contentOf = (fields: Locator): Promise<string[]> =>
  fields.evaluateAll((elements) =>
    (elements as HTMLInputElement[]).map(({ type, name, value, checked }) =>
      // The name of a group of cards is made up anew by each page.
      type === 'radio' ? `${value} ${String(checked)}` : `${name} ${type === 'checkbox' ? String(checked) : value}`.trim(),
    ),
  );

/** Changes every field, kills the tab as soon as the device has the last one, and finds all again in another tab. */
async function expectKept(context: BrowserContext, tab: Page, form: Form): Promise<Page> {
  await openForm(tab, form);
  const fields = await fieldsOf(tab, form);
  const asOpened = await contentOf(fields);
  for (let at = 0; at < asOpened.length; at += 1) {
    // Of several cards the one that is chosen already.
    if (await fields.nth(at).evaluate((field: HTMLInputElement) => field.type === 'radio' && field.checked)) continue;
    const before = await lastKept(tab);
    await change(fields.nth(at), at);
    await expect.poll(() => lastKept(tab), { message: `${asOpened[at]} is not kept` }).toBeGreaterThan(before);
  }
  const asTyped = await contentOf(fields);
  await tab.close();

  const next = await context.newPage();
  waitUntilAwake(next);
  await openForm(next, form);
  const found = await fieldsOf(next, form);
  await expect.poll(() => contentOf(found)).toEqual(asTyped);
  return next;
}

test('every form of the practice is found again as it was left, in another tab than the one that was killed', async ({
  context,
  server,
}) => {
  test.setTimeout(180_000);
  const client = await newClientOf(server.url);
  const { authID } = await client.api.call(me);
  const file = `/practice/clients/${authID}`;
  let tab = await context.newPage();
  waitUntilAwake(tab);
  await openSignedIn(tab, '/practice/roles', 'admin@demo.test');
  await expect(tab.getByRole('heading', { level: 1, name: 'Rôles' })).toBeVisible();

  const forms: Record<string, Form> = {
    suspend: { path: file, opener: 'Suspendre' },
    ban: { path: file, opener: 'Fermer le compte' },
    details: { path: file, opener: 'Corriger les coordonnées' },
    access: { path: file, opener: 'Modifier ses accès' },
    giving: { path: file, opener: 'Changer le rôle' },
    role: { path: '/practice/roles', opener: 'Nouveau rôle' },
    category: { path: '/practice/categories', opener: 'Nouvelle catégorie' },
    practice: { path: '/practice/settings', opener: 'Modifier' },
    helpNumber: { path: '/practice/settings/help-line', opener: 'Ajouter un numéro' },
    crisisPhrase: { path: '/practice/settings/crisis-words', opener: 'Ajouter une expression' },
    reason: { path: '/practice/reservations', opener: 'Refuser' },
  };
  for (const [name, form] of Object.entries(forms)) tab = await test.step(name, () => expectKept(context, tab, form));
  // What was chosen in a tab that is gone can be given.
  await openForm(tab, { path: file, opener: 'Changer le rôle' });
  await expect(button(tab, 'Donner ce rôle')).toBeEnabled();
});

test('every form of a client is found again as it was left, in another tab than the one that was killed', async ({ context, server }) => {
  test.setTimeout(180_000);
  const client = await newClientOf(server.url);
  const { path: payment } = await bookFor(server.url, client);
  let tab = await context.newPage();
  waitUntilAwake(tab);
  await openSignedIn(tab, '/profile', client.email);

  const forms: Record<string, Form> = {
    profile: { path: '/profile/edit' },
    booking: { path: await bookingOf(server.url) },
    comment: { path: '/threads/comment-faire-quand-le-telephone-sonne-k3v9', opener: 'Écrire une réponse' },
    proof: { path: payment },
  };
  for (const [name, form] of Object.entries(forms)) tab = await test.step(name, () => expectKept(context, tab, form));
});

test('what completes an account is found again too, and the booking that asked for it', async ({ context, server }) => {
  const booking: Form = { path: await bookingOf(server.url) };
  const confirm = (page: Page) => button(page, 'Confirmer le rendez-vous').click();
  const firstName = (page: Page) => page.getByRole('dialog', { name: 'Finir votre compte avant de continuer' }).getByLabel('Prénom');
  let tab = await context.newPage();
  waitUntilAwake(tab);
  await openSignedUp(tab, '/profile');
  tab = await expectKept(context, tab, booking);
  await tab.getByRole('main').getByRole('checkbox').check();
  // The booking has its draft already, and confirming writes to it once more: what completes the account is the next one.
  const before = await draftCount(tab);
  await confirm(tab);
  await firstName(tab).fill('Lina');
  await expect.poll(() => draftCount(tab)).toBeGreaterThan(before);
  await tab.close();

  tab = await context.newPage();
  waitUntilAwake(tab);
  await openForm(tab, booking);
  await confirm(tab);
  await expect(firstName(tab)).toHaveValue('Lina');
});

test('a reload while an account is being finished goes on with it; closed by a press, it is not asked again', async ({ page, server }) => {
  const dialog = page.getByRole('dialog', { name: 'Finir votre compte avant de continuer' });
  const reload = async () => {
    const known = page.waitForResponse((answer) => answer.url().endsWith(me.path));
    await page.reload();
    await known;
  };
  await openSignedUp(page, '/profile');
  await openForm(page, { path: await bookingOf(server.url) });
  await page.getByRole('main').getByRole('checkbox').check();
  await button(page, 'Confirmer le rendez-vous').click();
  await expect(dialog).toBeVisible();
  await reload();
  await dialog.getByRole('button', { name: 'Fermer' }).click();
  await expect(dialog).toBeHidden();
  await reload();
  await expect(page.locator('#booking [inert]')).toHaveCount(0);
  await expect(dialog).toBeHidden();

  await button(page, 'Confirmer le rendez-vous').click();
  await expect(dialog).toBeVisible();
  await reload();
  await dialog.getByLabel('Téléphone').fill('+216 29 111 222');
  await dialog.getByLabel('Prénom').fill('Lina');
  await dialog.getByLabel('Nom', { exact: true }).fill('Trabelsi');
  await dialog.getByRole('button', { name: 'Enregistrer et continuer' }).click();
  await expect(dialog).toBeHidden();
  await button(page, 'Confirmer le rendez-vous').click();
  await expect(page).toHaveURL(/\/payment$/);
});

test('what a visitor has typed is still there once they have signed in', async ({ page }) => {
  await page.goto('/threads/comment-faire-quand-le-telephone-sonne-k3v9');
  await button(page, 'Écrire une réponse').click();
  await page.getByLabel('Votre réponse').fill('Écrit avant de me connecter.');
  await expect.poll(() => lastKept(page)).toBeGreaterThan(0);
  await button(page, 'Menu').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Se connecter' }).click();
  await signInModal(page, 'client@demo.test');
  await expect(page.getByLabel('Votre réponse')).toHaveValue('Écrit avant de me connecter.');
});
