import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { readAccount } from '#contract/auth/accounts.endpoints.ts';
import { me, updateMe } from '#contract/auth/auth.endpoints.ts';
import { openSignedIn } from '../support/accounts.ts';
import { startFreshServer, type BuiltServer } from '../support/built-server.ts';
import { expect, expectAccessible, test as base } from '../support/journey.ts';
import { callAs, newClientOf, type Caller } from '../support/practice.ts';

interface Practice {
  readonly server: BuiltServer;
  /** A client whose names a spreadsheet could run or take apart. */
  readonly client: Caller;
  /** Everyone's address: more than a page of the list holds. */
  readonly emails: readonly string[];
}

const hostileNames = { firstName: '=HYPERLINK("https://exemple.test")', lastName: 'Ben "Sal", fils; aîné' };

/** A practice of its own: what the tables hold is known to the row. */
const test = base.extend<object, { practice: Practice; server: BuiltServer }>({
  practice: [
    async ({ databaseKind }, use) => {
      const server = await startFreshServer(databaseKind);
      const client = await newClientOf(server.url);
      const { user } = await client.api.call(me);
      await client.api.call(updateMe, { body: { phoneNumber: user.phoneNumber ?? '', ...hostileNames } });
      const emails = ['admin', 'client', 'moderator', 'therapist'].map((name) => `${name}@demo.test`);
      emails.push(client.email);
      while (emails.length < 22) emails.push((await newClientOf(server.url)).email);
      await use({ server, client, emails });
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: [({ practice }, use) => use(practice.server), { scope: 'worker' }],
});
test.use({ viewport: { width: 1280, height: 800 } });

/** What a button of the page puts into a file, line by line. */
async function exported(page: Page): Promise<string[]> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  const [head = '', ...lines] = text.split('\r\n');
  expect(head.startsWith('\uFEFF')).toBe(true);
  expect(lines.pop()).toBe('');
  return [head.slice(1), ...lines];
}

const tableOf = (page: Page, name: string) => page.getByRole('table', { name });
/** Without the one that holds the headings. */
const rowsOf = (table: Locator) => table.getByRole('row').filter({ has: table.page().getByRole('rowheader') });

test('a client’s file lists their appointments, the latest first, with what has become of each and of its payment', async ({ page }) => {
  await openSignedIn(page, '/practice/clients', 'therapist@demo.test');
  await page.getByRole('searchbox', { name: 'Chercher un client par nom, e-mail ou téléphone' }).fill('Trabelsi');
  await page.getByRole('button', { name: 'Chercher' }).click();
  await page.getByRole('link', { name: 'Salma Trabelsi' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Salma Trabelsi' })).toBeVisible();

  const rows = rowsOf(tableOf(page, 'Rendez-vous et paiements'));
  const told = [
    'Consultation : En attente, Mandat, 80 DT · justificatif attendu',
    'Suivi : En attente, Mandat, 50 DT · justificatif à vérifier',
    'Consultation : Déjà accepté, Mandat, 80 DT · payé',
    'Coaching : Refusé, Mandat, 100 DT · à rembourser',
    'Consultation : Annulé, Mandat, 80 DT · aucun paiement reçu',
    'Suivi : Expiré, Mandat, 50 DT · aucun paiement reçu',
    'Consultation : Terminé, Mandat, 80 DT · payé',
    'Consultation : Absence, Mandat, 80 DT · payé',
  ];
  await expect(rows).toHaveCount(told.length);
  const tell = async (row: Locator) => {
    const [service, , status, payment] = await row.getByRole('cell').allInnerTexts();
    return `${service} : ${status}, ${payment}`.replaceAll('\u00A0', ' ');
  };
  const shown = await Promise.all((await rows.all()).map(tell));
  expect(shown.toSorted()).toEqual(told.toSorted());
  const starts = await rows.getByRole('time').evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(starts).toHaveLength(told.length);
  expect(starts).toEqual(starts.toSorted().toReversed());
  await expectAccessible(page);

  const [head, ...lines] = await exported(page);
  expect(head).toBe('Quand;Consultation;Praticien;État;Montant (DT);Moyen de paiement;Paiement');
  expect(lines).toHaveLength(told.length);
  const refused = lines.filter((line) => line.includes('Coaching'));
  expect(refused).toEqual([
    expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d;Coaching;Amel Ben Salah;Refusé;100;Mandat postal;à rembourser$/),
  ]);
});

test('the clients are sorted by their headings and turned page by page, and the address says how', async ({ page }) => {
  await openSignedIn(page, '/practice/clients', 'admin@demo.test');
  const table = tableOf(page, 'Clients');
  const rows = rowsOf(table);
  const heading = (name: string) => table.getByRole('columnheader', { name });
  const sortBy = (name: string) => heading(name).getByRole('link').click();
  const expectSorted = async (search: string, name: string, direction: string, first: string) => {
    await expect(page).toHaveURL(`/practice/clients${search}`);
    await expect(rows.first()).toContainText(first);
    await expect(heading(name)).toHaveAttribute('aria-sort', direction);
    // One heading at a time.
    await expect(table.locator('[aria-sort]')).toHaveCount(1);
  };
  const byEmail = ['?sort=email', 'E-mail', 'ascending', 'admin@demo.test'] as const;
  const byEmailTurned = ['?sort=-email', 'E-mail', 'descending', 'therapist@demo.test'] as const;

  await expect(heading('Compte créé le')).toHaveAttribute('aria-sort', 'descending');
  await sortBy('E-mail');
  await expectSorted(...byEmail);
  await sortBy('E-mail');
  await expectSorted(...byEmailTurned);
  await page.reload();
  await expectSorted(...byEmailTurned);
  await page.goBack();
  await expectSorted(...byEmail);
  await page.goForward();
  await expectSorted(...byEmailTurned);

  const pages = page.getByRole('navigation', { name: 'Pages de la liste' });
  const previous = pages.getByRole('link', { name: 'Page précédente' });
  const next = pages.getByRole('link', { name: 'Page suivante' });
  await expect(rows).toHaveCount(20);
  await expect(previous).toHaveCount(0);
  await next.click();
  const expectLastPage = async () => {
    await expect(page).toHaveURL('/practice/clients?sort=-email&page=2');
    await expect(pages.getByText('Page 2 sur 2')).toBeVisible();
    await expect(rows).toHaveText([/client@demo\.test/, /admin@demo\.test/]);
    await expect(next).toHaveCount(0);
  };
  await expectLastPage();
  await page.reload();
  await expectLastPage();
  await previous.click();
  await expectSorted(...byEmailTurned);
  await page.goBack();
  await expectLastPage();
  // Sorted anew, a list is read from its beginning.
  await sortBy('E-mail');
  await expectSorted(...byEmail);
  await expect(pages.getByText('Page 1 sur 2')).toBeVisible();
});

test('the exported list holds everyone, and nothing that a spreadsheet would run or take apart', async ({ page, practice }) => {
  const { client, emails } = practice;
  const { userName } = await client.api.call(me);
  await openSignedIn(page, '/practice/clients', 'admin@demo.test');
  const [head, ...lines] = await exported(page);
  await expect(page.getByText(`${emails.length} comptes dans le fichier.`)).toBeVisible();
  expect(head).toBe('Prénom;Nom;Nom d’utilisateur;E-mail;Téléphone;Rôle;État;Compte créé le');
  expect(lines.flatMap((line) => /[^;]+@demo\.test/.exec(line) ?? []).toSorted()).toEqual(emails.toSorted());
  expect(lines).toHaveLength(emails.length);

  const line = lines.find((each) => each.includes(client.email)) ?? '';
  const written = `"'=HYPERLINK(""https://exemple.test"")";"Ben ""Sal"", fils; aîné";${userName};${client.email};`;
  expect(line.slice(0, written.length)).toBe(written);
  expect(line.slice(written.length)).toMatch(/^\+216(\u00A0\d+){3};Client;Ouvert;\d{4}-\d\d-\d\d$/);
});

test('the categories and the trail are accessible on a desk in the dark', async ({ page, practice: { client, server } }) => {
  const [{ authID }, { api }] = await Promise.all([client.api.call(me), callAs(server.url, 'admin@demo.test')]);
  await api.call(readAccount, { parameters: { authID } });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openSignedIn(page, '/practice/categories', 'admin@demo.test');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Deuil' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('navigation', { name: 'Écrans du cabinet' }).getByRole('link', { name: 'Journal' }).click();
  await expect(rowsOf(tableOf(page, 'Journal')).filter({ hasText: 'Fiche consultée' })).not.toHaveCount(0);
  await expectAccessible(page);
});

test('on a phone the clients are cards, sorted by a list, and nothing scrolls sideways', async ({ page, practice: { emails } }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSignedIn(page, '/practice/clients', 'admin@demo.test');
  const rows = rowsOf(tableOf(page, 'Clients'));
  await expect(rows).toHaveCount(20);
  // As wide as the page, each below the other, its cells too.
  const boxes = await Promise.all([0, 1].map((index) => rows.nth(index).boundingBox()));
  expect(boxes[0]?.width).toBeGreaterThan(320);
  expect((boxes[0]?.y ?? 0) + (boxes[0]?.height ?? 0)).toBeLessThanOrEqual(boxes[1]?.y ?? 0);
  expect(boxes[0]?.height).toBeGreaterThan(120);
  // A long address breaks inside its card.
  const beyond = rows.evaluateAll((cards) =>
    cards.filter((card) => {
      const text = document.createRange();
      text.selectNodeContents(card);
      return text.getBoundingClientRect().right > card.getBoundingClientRect().right;
    }),
  );
  expect(await beyond).toEqual([]);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);

  await page.getByRole('combobox', { name: 'Trier par' }).selectOption('email');
  await expect(page).toHaveURL(/sort=email/);
  await expect(rows.first()).toContainText(emails.toSorted()[0] ?? '');
  await page.reload();
  await expect(rows.first()).toContainText(emails.toSorted()[0] ?? '');
  await page.goto('/practice/roles');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
});
