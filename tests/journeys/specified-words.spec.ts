import { formatInstant } from '#contract/dates-in-words.ts';
import { openSignedIn, sessionWords, type Language } from '../support/accounts.ts';
import { tooBigPicture } from '../support/big-picture.ts';
import { showDay } from '../support/choose-slot.ts';
import { expect, expectAccessible, test } from '../support/journey.ts';
import { fullDay, newClientOf, newTherapistOf, therapistSlug } from '../support/practice.ts';
import { bookWithProof } from '../support/proof.ts';

/** The words that the specification quotes, as each language says them. */
const words = {
  fr: {
    sections: ['À propos', 'Formation', 'Questions fréquentes', 'Contact', 'Rendez-vous'],
    fullyReserved: 'Complet',
    noAvailability: 'Aucune disponibilité pour ce praticien.',
    statuses: ['En attente', 'Déjà accepté'],
    decisions: ['Approuver', 'Refuser', 'Annuler'],
    drop: 'Glissez votre fichier ou bien cliquez ici pour le selectionner',
    rejections: ['Le type de fichier doit être une image', 'Le fichier dépasse 30000000 octets'],
    leave: 'Se déconnecter',
    logout: { title: 'Déconnexion', text: 'Êtes-vous sûr de vouloir vous déconnecter ?', buttons: ['Confirmer', 'Annuler'] },
    unknown: { path: '/nulle/part', title: 'Erreur 404', home: '/' },
  },
  en: {
    sections: ['About', 'Education', 'FAQ', 'Contact', 'Medical Appointment'],
    fullyReserved: 'Fully Reserved',
    noAvailability: 'No availability for the therapist.',
    statuses: ['On Stand By', 'Already accepted'],
    decisions: ['Approve', 'Reject', 'Cancel'],
    drop: 'Drag your file here, or click to choose it',
    rejections: ['File type must be an image', 'File is larger than 30000000 bytes'],
    leave: 'Sign out',
    logout: { title: 'Logout', text: 'Are you sure you want to sign out?', buttons: ['Confirm', 'Cancel'] },
    unknown: { path: '/nowhere', title: 'Error 404', home: '/en/' },
  },
} as const;

for (const language of ['fr', 'en'] as const satisfies readonly Language[]) {
  const told = words[language];
  const { prefix } = sessionWords[language];

  test(`the profile has its sections, and its calendar says what is full and what is empty (${language})`, async ({ page, server }) => {
    await page.goto(`${prefix}/therapist/${therapistSlug}`);
    for (const name of told.sections)
      await expect(page.getByRole('main').getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    const { practitioner, date } = await fullDay(server.url);
    await page.goto(`${prefix}/therapist/${practitioner.slug}#booking`);
    const day = await showDay(page, date, language);
    await expect(day).toHaveText(new RegExp(`${told.fullyReserved}$`));
    await expect(day).toHaveAttribute('aria-disabled', 'true');
    const inWords = formatInstant(`${date}T00:00:00Z`, 'day', language, 'UTC');
    await expect(day).toHaveAccessibleName(new RegExp(`^${inWords}, .*${told.fullyReserved}$`, 'i'));
    await expectAccessible(page);
    const farAway = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
    await showDay(page, farAway, language);
    await expect(page.getByText(told.noAvailability)).toBeVisible();
    await expectAccessible(page);
  });

  test(`appointments carry their status, and the practice its decisions (${language})`, async ({ page, server }) => {
    const practitioner = await newTherapistOf(server.url);
    await bookWithProof(server.url, await newClientOf(server.url), 'Un mot', practitioner);
    await openSignedIn(page, '/practice/reservations', practitioner.email, language);
    for (const name of told.decisions) await expect(page.getByRole('article').getByRole('button', { name, exact: true })).toBeVisible();
  });

  test(`a client’s own pages, the way out, and a page that does not exist (${language})`, async ({ page }) => {
    await openSignedIn(page, '/reservations', 'client@demo.test', language);
    for (const status of told.statuses) await expect(page.getByRole('article').getByText(status, { exact: true }).first()).toBeVisible();

    await page.goto(`${prefix}/profile/edit`);
    await expect(page.getByRole('button', { name: told.drop })).toBeEnabled();
    const picker = page.locator('input[type=file]');
    await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('texte') });
    await expect(page.getByText(told.rejections[0])).toBeVisible();
    await picker.setInputFiles(tooBigPicture());
    await expect(page.getByText(told.rejections[1])).toBeVisible();

    await page.goto(`${prefix}/profile`);
    await page.getByRole('main').getByRole('button', { name: told.leave }).click();
    const leaving = page.getByRole('dialog', { name: told.logout.title });
    await expect(leaving).toContainText(told.logout.text);
    for (const name of told.logout.buttons) await expect(leaving.getByRole('button', { name, exact: true })).toBeVisible();

    expect((await page.goto(`${prefix}${told.unknown.path}`))?.status()).toBe(404);
    await expect(page.getByRole('main')).toContainText(told.unknown.title);
    await expect(page.getByRole('main').locator(`a[href="${told.unknown.home}"]`)).toBeVisible();
  });
}
