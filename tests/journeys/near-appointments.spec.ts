import { listOwnReservations } from '#contract/booking/booking.endpoints.ts';
import { bookAccepted } from '../support/accepted.ts';
import { openSignedIn, type Language } from '../support/accounts.ts';
import { bringForward } from '../support/bring-forward.ts';
import { startBuiltServer, startFreshServer, type BuiltServer } from '../support/built-server.ts';
import { expect, expectAccessible, test as base } from '../support/journey.ts';
import { journeyLanguages } from '../support/languages.ts';
import { callAs, newClientOf } from '../support/practice.ts';

const minuteMs = 60_000;

const words = {
  fr: {
    accepted: 'Déjà accepté',
    tooLate: 'À moins de 24 h du rendez-vous, la séance n’est plus remboursée.',
    move: 'Déplacer',
    cancel: 'Annuler',
    isLate: /dans moins de 24\sh\s: la séance n’est plus remboursée, sauf si le cabinet en décide autrement/,
    keep: 'Garder le rendez-vous',
    confirmCancel: 'Annuler le rendez-vous',
    cancelledLate: /Vous avez annulé ce rendez-vous moins de 24\sh avant/,
    refund: /Le remboursement de/,
    lists: 'Listes de rendez-vous',
    upcoming: /Acceptés à venir/,
    noShow: 'Noter une absence',
    keepPresent: 'Ne rien changer',
    absent: 'Absence',
    toldClient: /Le cabinet a noté que vous n’avez pas pu venir/,
  },
  en: {
    accepted: 'Already accepted',
    tooLate: 'Within 24 hours of the appointment, the session is no longer refunded.',
    move: 'Move',
    cancel: 'Cancel',
    isLate: /less than 24 hours away: the session is no longer refunded, unless the practice decides otherwise/,
    keep: 'Keep the appointment',
    confirmCancel: 'Cancel the appointment',
    cancelledLate: /You cancelled this appointment less than 24 hours before/,
    refund: /The refund of/,
    lists: 'Lists of appointments',
    upcoming: /Accepted, upcoming/,
    noShow: 'Note a no-show',
    keepPresent: 'Change nothing',
    absent: 'No-show',
    toldClient: /The practice noted that you could not come/,
  },
} as const;

interface Appointment {
  email: string;
  note: string;
}

interface NearAppointments {
  server: BuiltServer;
  /** In some hours. */
  soon: Record<Language, Appointment>;
  /** Begun, and in one language over. */
  begun: Record<Language, Appointment>;
}

/** A server on which days have passed since its clients booked: nobody can book for the same day. */
const test = base.extend<object, { near: NearAppointments; server: BuiltServer }>({
  near: [
    async ({ databaseKind }, use) => {
      const first = await startFreshServer(databaseKind);
      const starts = new Map<string, Date>();
      const appointment = async (note: string, minutesFromNow: number): Promise<Appointment> => {
        const client = await newClientOf(first.url);
        starts.set(await bookAccepted(first.url, client, note), new Date(Date.now() + minutesFromNow * minuteMs));
        return { email: client.email, note };
      };
      const soon = { fr: await appointment('Dans trois heures', 180), en: await appointment('In five hours', 300) };
      const begun = { fr: await appointment('Il y a dix minutes', -10), en: await appointment('Two hours ago', -120) };
      await first.stop();
      await bringForward(first, starts);
      const { dataDirectory, databaseUrl } = first;
      const server = await startBuiltServer({ dataDirectory, ...(databaseUrl !== undefined && { databaseUrl }) });
      await use({ server, soon, begun });
      await server.remove();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  server: [async ({ near }, use) => use(near.server), { scope: 'worker' }],
});

for (const language of journeyLanguages) {
  const told = words[language];

  test(`a client who cancels on the day is told before that the session stays due (${language})`, async ({ page, near }) => {
    const { email } = near.soon[language];
    await openSignedIn(page, '/reservations', email, language);
    const card = page.getByRole('article');
    await expect(card.getByText(told.accepted, { exact: true })).toBeVisible();
    await expect(card.getByText(told.tooLate)).toBeVisible();
    await expect(card.getByRole('button', { name: told.move, exact: true })).toHaveCount(0);
    const cancel = card.getByRole('button', { name: told.cancel, exact: true });
    await cancel.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(told.isLate)).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: told.keep }).click();
    await expect(card.getByText(told.accepted, { exact: true })).toBeVisible();
    await cancel.click();
    await dialog.getByRole('button', { name: told.confirmCancel }).click();
    await expect(card.getByText(told.cancelledLate)).toBeVisible();
    await expect(card.getByText(told.refund)).toHaveCount(0);

    const { api } = await callAs(near.server.url, email);
    const { items } = await api.call(listOwnReservations);
    expect(items[0]).toMatchObject({ status: 'CANCELLED', late: true, payment: { manualPayment: { status: 'VALIDATED' } } });
  });

  test(`the practitioner notes that a client did not come, and the client reads it without reproach (${language})`, async ({
    page,
    browser,
    near,
  }) => {
    const { email, note } = near.begun[language];
    await openSignedIn(page, '/practice/reservations', 'therapist@demo.test', language);
    await page.getByRole('navigation', { name: told.lists }).getByRole('link', { name: told.upcoming }).click();
    const card = page.getByRole('article').filter({ hasText: note });
    await card.getByRole('button', { name: told.noShow }).click();
    const dialog = page.getByRole('dialog');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: told.keepPresent }).click();
    await expect(dialog).toBeHidden();
    await expect(card.getByText(told.absent, { exact: true })).toHaveCount(0);
    await card.getByRole('button', { name: told.noShow }).click();
    await dialog.getByRole('button', { name: told.noShow }).click();
    await expect(card.getByText(told.absent, { exact: true })).toBeVisible();
    await expect(card.getByRole('button', { name: told.noShow })).toHaveCount(0);

    const phone = await browser.newContext({ baseURL: near.server.url, locale: 'fr-FR', viewport: { width: 390, height: 844 } });
    const clientPage = await phone.newPage();
    await openSignedIn(clientPage, '/reservations', email, language);
    await expect(clientPage.getByRole('article').getByText(told.toldClient)).toBeVisible();
    await phone.close();
  });

  test(`who has an appointment to come is offered no absence to note (${language})`, async ({ page, near }) => {
    const { note } = near.soon[language];
    await openSignedIn(page, '/practice/reservations?tab=all', 'therapist@demo.test', language);
    const card = page.getByRole('article').filter({ hasText: note });
    await expect(card).toBeVisible();
    await expect(card.getByRole('button', { name: told.noShow })).toHaveCount(0);
  });
}
