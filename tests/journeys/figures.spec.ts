import { openSignedIn } from '../support/accounts.ts';
import { startFreshServer, type BuiltServer } from '../support/built-server.ts';
import { expect, expectAccessible, test as base } from '../support/journey.ts';
import { journeyLanguages } from '../support/languages.ts';
import { startWithPastWeeks } from '../support/past-weeks.ts';
import { newTherapistOf } from '../support/practice.ts';

const words = {
  fr: {
    screens: 'Écrans du cabinet',
    name: 'Chiffres',
    answers: /La moitié des demandes ont eu leur réponse en 3\sh ou moins, neuf sur dix en 5\sh ou moins\./,
    missed: '11 séances ont été manquées sans prévenir.',
    table: 'Demandes, annulations et temps de réponse de chaque semaine',
    see: 'Voir le tableau',
    modes: 'Par façon de se rencontrer',
    period: /26\ssemaines/,
  },
  en: {
    screens: 'Screens of the practice',
    name: 'Figures',
    answers: /Half of the requests were answered within 3\sh, nine out of ten within 5\sh\./,
    missed: '11 sessions were missed without notice.',
    table: 'Requests, cancellations and answer time of each week',
    see: 'See the table',
    modes: 'By way of meeting',
    period: /26\sweeks/,
  },
} as const;

/** A server on which the practice has worked for eleven weeks. */
const test = base.extend<object, { worked: { server: BuiltServer; email: string }; server: BuiltServer }>({
  worked: [
    async ({ databaseKind }, use) => {
      const first = await startFreshServer(databaseKind);
      // Of their own: the demonstration's has appointments of other days beside these.
      const { id, email } = await newTherapistOf(first.url);
      const server = await startWithPastWeeks(first, id);
      await use({ server, email });
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: [async ({ worked }, use) => use(worked.server), { scope: 'worker' }],
});

for (const language of journeyLanguages) {
  const told = words[language];

  test(`the practitioner reads the figures of the last weeks, drawn and as a table (${language})`, async ({ page, worked }) => {
    await openSignedIn(page, '/practice', worked.email, language);
    await page.getByRole('navigation', { name: told.screens }).getByRole('link', { name: told.name }).click();
    await expect(page.getByRole('heading', { level: 1, name: told.name })).toBeVisible();
    await expect(page.getByText(told.answers)).toBeVisible();
    await expect(page.getByText(told.missed)).toBeVisible();
    await expectAccessible(page);

    await page.getByText(told.see).click();
    const rows = page.getByRole('table', { name: told.table }).getByRole('row');
    await expect(rows).toHaveCount(13);
    // Last week eight people asked; of one cancellation nothing is told.
    await expect(rows.nth(2).getByRole('cell')).toHaveText(['8', '–', /^2\sh$/]);
    await expect(page.getByRole('table', { name: told.modes }).getByRole('row')).toHaveCount(3);
    await expectAccessible(page);

    await page.getByRole('link', { name: told.period }).click();
    await expect(page).toHaveURL(/\?weeks=26$/);
    await expect(rows).toHaveCount(27);
    await page.reload();
    await expect(page.getByRole('link', { name: told.period })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByText(told.answers)).toBeVisible();
  });
}
