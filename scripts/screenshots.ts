import { mkdirSync } from 'node:fs';
import { chromium, type Page } from '@playwright/test';
import { listReservations } from '#contract/booking/booking.endpoints.ts';
import { defaultTimeZone } from '#contract/constants.ts';
import { dateInZone } from '#contract/dates-in-words.ts';
import { readTherapist, updateTherapist } from '#contract/therapist/therapist.endpoints.ts';
import { addDays } from '#src/ui/calendar-grid.ts';
import { instantInZone } from '#src/ui/instant-in-zone.ts';
import { callAs, demonstrationTherapist, newTherapistOf } from '../tests/support/practice.ts';
import { startWithPastWeeks } from '../tests/support/past-weeks.ts';
import { takenAt, takenByPhone } from '../tests/support/taken-by-phone.ts';
import { openSignedIn } from '../tests/support/accounts.ts';
import { startBuiltServer } from '../tests/support/built-server.ts';
import { browserArguments, findBrowser } from '../tests/support/find-browser.ts';

const docsFolder = 'docs/screenshots';
const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

interface Shot {
  name: string;
  path: string;
  viewport: typeof phone;
  colorScheme: 'light' | 'dark';
  as?: 'client' | 'therapist' | 'moderator' | 'admin';
  folder?: 'public';
  /** What is done on the page before it is drawn. */
  act?: (page: Page) => Promise<void>;
}

/** The pictures of the README and of docs/, drawn by the product itself on its demonstration practice. */
const shots: readonly Shot[] = [
  { name: 'home-phone', path: '/', viewport: phone, colorScheme: 'light' },
  { name: 'home-desktop', path: '/', viewport: desktop, colorScheme: 'light' },
  { name: 'article-phone-dark', path: '/blogs/comprendre-l-anxiete', viewport: phone, colorScheme: 'dark' },
  { name: 'therapist-phone', path: '/therapist/amel-ben-salah', viewport: phone, colorScheme: 'light' },
  { name: 'booking-desktop', path: '/en/therapist/amel-ben-salah#booking', viewport: desktop, colorScheme: 'light' },
  { name: 'help-line-phone', path: '/help-line', viewport: phone, colorScheme: 'light' },
  { name: 'reservations-phone', path: '/reservations', viewport: phone, colorScheme: 'light', as: 'client' },
  { name: 'threads-phone', path: '/threads', viewport: phone, colorScheme: 'light' },
  { name: 'thread-phone-dark', path: '/threads/comment-faire-quand-le-telephone-sonne-k3v9', viewport: phone, colorScheme: 'dark' },
  { name: 'moderation-desktop', path: '/practice/threads?view=all', viewport: desktop, colorScheme: 'light', as: 'moderator' },
  { name: 'practice-phone', path: '/practice/reservations', viewport: phone, colorScheme: 'light', as: 'therapist' },
];

/** The practitioner's day, drawn last: for it some appointments are taken by telephone. */
const dayShots = (['light', 'dark'] as const).flatMap((colorScheme): Shot[] => [
  { name: `today-phone-${colorScheme}`, path: '/practice', viewport: phone, colorScheme, as: 'therapist' },
  { name: `today-desktop-${colorScheme}`, path: '/practice', viewport: desktop, colorScheme, as: 'therapist' },
]);

/** The link of the next appointment, one touch before it is saved. */
async function pasteLink(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter le lien vidéo' }).click();
  await page.getByLabel('Lien de la séance').fill('https://visio.example.org/amel-ben-salah');
}

/** What its therapist notes of the next appointment. */
async function writeNote(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Note personnelle' }).first().click();
  await page.getByLabel('Votre note').fill('Dort mieux. Reprendre l’exercice de respiration, et la question du travail.');
}

const dialogShots = (['light', 'dark'] as const).flatMap((colorScheme): Shot[] => {
  const by = { path: '/practice', colorScheme, as: 'therapist' } as const;
  return [
    { name: `video-link-phone-${colorScheme}`, ...by, viewport: phone, act: pasteLink },
    { name: `video-link-desktop-${colorScheme}`, ...by, viewport: desktop, act: pasteLink },
    { name: `own-note-phone-${colorScheme}`, ...by, viewport: phone, act: writeNote },
    { name: `own-note-desktop-${colorScheme}`, ...by, viewport: desktop, act: writeNote },
  ];
});

async function searchClient(page: Page): Promise<void> {
  await page.getByLabel('Nom, numéro ou adresse e-mail').fill('SALMA');
  await page.getByRole('button', { name: /^Salma Trabelsi/ }).waitFor();
}

/** A client who calls: found by their name, at the first free hour of a day. */
async function noteCall(page: Page): Promise<void> {
  await searchClient(page);
  await page.getByRole('button', { name: /^Salma Trabelsi/ }).click();
  await page.locator('button[data-date][aria-disabled="false"]').first().click();
  await page.getByRole('group', { name: 'Matin' }).locator('label').first().click();
}

const phoneShots = (['light', 'dark'] as const).flatMap((colorScheme): Shot[] => {
  const by = { path: '/practice/by-phone', colorScheme, as: 'therapist' } as const;
  return [
    { name: `by-phone-search-phone-${colorScheme}`, ...by, viewport: phone, act: searchClient },
    { name: `by-phone-phone-${colorScheme}`, ...by, viewport: phone, act: noteCall },
    { name: `by-phone-desktop-${colorScheme}`, ...by, viewport: desktop, act: noteCall },
  ];
});

/** An absence on the day of an accepted appointment, one touch before it is saved. */
async function fillAbsence(page: Page): Promise<void> {
  const { api } = await callAs(server.url, 'therapist@demo.test');
  const { items } = await api.call(listReservations, { query: { status: 'ACCEPTED' } });
  await page.getByRole('button', { name: 'Ajouter une absence' }).click();
  await page.getByLabel('Date', { exact: true }).fill(dateInZone(items[0]?.startDateTime ?? '', defaultTimeZone));
  await page.getByRole('button', { name: 'Enregistrer l’absence' }).click();
  const way = page.getByRole('region', { name: /à ce moment/ });
  await way.locator('label').filter({ hasText: 'Proposer 3 horaires' }).click();
  await way.getByRole('heading').evaluate((heading) => heading.scrollIntoView());
}

/** An appointment moved by the practice, one touch before it is saved. */
async function chooseMove(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Déplacer', exact: true }).first().click();
  await page.getByRole('dialog').locator('button[data-date][aria-disabled="false"]').nth(1).click();
  await page.getByRole('dialog').getByRole('group', { name: 'Matin' }).locator('label').first().click();
}

const moveShots = (['light', 'dark'] as const).flatMap((colorScheme): Shot[] => {
  const by = { path: '/practice/reservations?tab=upcoming', colorScheme, as: 'therapist', act: chooseMove } as const;
  return [
    { name: `practice-move-phone-${colorScheme}`, ...by, viewport: phone },
    { name: `practice-move-desktop-${colorScheme}`, ...by, viewport: desktop },
  ];
});

async function showWeek(page: Page): Promise<void> {
  await page.getByRole('region', { name: 'Ce que voient vos clients' }).getByText('beaucoup de place').waitFor();
  await page.getByRole('heading', { name: 'Semaine ordinaire' }).evaluate((heading) => heading.scrollIntoView());
  await page.waitForLoadState('networkidle');
}

async function addService(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ajouter une séance' }).click();
  await page.getByLabel('Nom en français').fill('Bilan');
  await page.getByLabel('Nom en anglais').fill('Assessment');
  await page.getByLabel('Prix en dinars').fill('90');
}

const absenceShots = (['light', 'dark'] as const).flatMap((colorScheme): Shot[] => {
  const by = { path: '/practice/absences', colorScheme, as: 'therapist' } as const;
  return [
    { name: `absences-phone-${colorScheme}`, ...by, viewport: phone },
    { name: `absences-desktop-${colorScheme}`, ...by, viewport: desktop },
    { name: `absences-way-phone-${colorScheme}`, ...by, viewport: phone, act: fillAbsence },
    { name: `absences-way-desktop-${colorScheme}`, ...by, viewport: desktop, act: fillAbsence },
  ];
});

/** The week's hours with what clients would see of them, a session being added, the profile, and the list of a new practice. */
const setUpShots = (['light', 'dark'] as const).flatMap((colorScheme): Shot[] => {
  const hours = { path: '/practice/schedule', colorScheme, as: 'therapist' } as const;
  const profile = { ...hours, path: '/practice/profile' };
  const list = { ...hours, path: '/practice/setup', as: 'admin' } as const;
  return [
    { name: `schedule-phone-${colorScheme}`, ...hours, viewport: phone, act: showWeek },
    { name: `schedule-desktop-${colorScheme}`, ...hours, viewport: desktop, act: showWeek },
    { name: `services-phone-${colorScheme}`, ...hours, viewport: phone, act: addService },
    { name: `services-desktop-${colorScheme}`, ...hours, viewport: desktop, act: addService },
    { name: `profile-phone-${colorScheme}`, ...profile, viewport: phone },
    { name: `profile-desktop-${colorScheme}`, ...profile, viewport: desktop },
    { name: `profile-preview-phone-${colorScheme}`, ...profile, viewport: phone, act: preview },
    { name: `profile-preview-desktop-${colorScheme}`, ...profile, viewport: desktop, act: preview },
    { name: `setup-phone-${colorScheme}`, ...list, viewport: phone },
    { name: `setup-desktop-${colorScheme}`, ...list, viewport: desktop },
  ];
});

async function preview(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aperçu', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { level: 1 }).waitFor();
  await dialog.evaluate((risen) => Promise.all(risen.getAnimations().map(({ finished }) => finished)));
}

async function openArticle(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Comprendre l’anxiété' }).click();
  await page.getByRole('textbox', { name: 'Texte de l’article' }).waitFor();
}

/** The articles of the practice, one being changed, and how it would be read. */
const articleShots = (['light', 'dark'] as const).flatMap((colorScheme): Shot[] => {
  const by = { path: '/practice/articles?q=anxi%C3%A9t%C3%A9', colorScheme, as: 'admin' } as const;
  return [
    { name: `articles-phone-${colorScheme}`, ...by, viewport: phone },
    { name: `articles-desktop-${colorScheme}`, ...by, viewport: desktop },
    { name: `article-form-phone-${colorScheme}`, ...by, viewport: phone, act: openArticle },
    { name: `article-form-desktop-${colorScheme}`, ...by, viewport: desktop, act: openArticle },
  ];
});

/** The list of a practice with two therapists, once `fillTeam` has added the second. */
const teamShots = (['light', 'dark'] as const).flatMap((colorScheme): Shot[] => [
  { name: `therapists-phone-${colorScheme}`, path: '/therapist', colorScheme, viewport: phone },
  { name: `therapists-desktop-${colorScheme}`, path: '/therapist', colorScheme, viewport: desktop },
]);

const today = dateInZone(new Date(), defaultTimeZone);
const nextMonday = addDays(today, (8 - new Date(today).getUTCDay()) % 7 || 7);

/** A day on a phone, a week on a desktop, with what `fillWeek` has put there. */
const agendaShots = (['light', 'dark'] as const).flatMap((colorScheme): Shot[] => {
  const by = { path: `/practice/agenda?date=${nextMonday}`, colorScheme, as: 'therapist' } as const;
  const month = { ...by, path: `${by.path}&view=month` };
  return [
    { name: `agenda-phone-${colorScheme}`, ...by, viewport: phone },
    { name: `agenda-desktop-${colorScheme}`, ...by, viewport: desktop },
    { name: `agenda-month-phone-${colorScheme}`, ...month, viewport: phone },
    { name: `agenda-month-desktop-${colorScheme}`, ...month, viewport: desktop },
  ];
});

/** What a browser shows of the site before it installs it: named by public/manifest-*.webmanifest. */
const inStore = (['fr', 'en'] as const).flatMap((locale): Shot[] => {
  const light = { colorScheme: 'light', folder: 'public' } as const;
  const article = locale === 'fr' ? '/blogs/comprendre-l-anxiete' : '/en/blogs/comprendre-l-anxiete';
  const home = locale === 'fr' ? '/' : '/en';
  return [
    { name: `screenshot-home-narrow-${locale}`, path: home, viewport: phone, ...light },
    { name: `screenshot-article-narrow-${locale}`, path: article, viewport: phone, ...light },
    { name: `screenshot-home-wide-${locale}`, path: home, viewport: desktop, ...light },
  ];
});

/** What eleven weeks of work come to, once `fillPastWeeks` has put them there. */
const figureShots: Shot[] = (['light', 'dark'] as const).flatMap((colorScheme) => {
  const figures = { path: '/practice/figures', colorScheme, as: 'therapist' } as const;
  return [
    { name: `figures-phone-${colorScheme}`, ...figures, viewport: phone },
    { name: `figures-desktop-${colorScheme}`, ...figures, viewport: desktop },
  ];
});

/** Parts of names, to draw those alone: `npm run screenshots -- profile setup`. */
const wanted = process.argv.slice(2);
const isWanted = ({ name }: Shot) => wanted.length === 0 || wanted.some((part) => name.includes(part));

/** What some pictures show is made before the first of them. */
const unfilled = new Map<() => Promise<void>, readonly Shot[]>([
  [fillDay, dayShots],
  [fillWeek, agendaShots],
  [fillTeam, teamShots],
  [fillPastWeeks, figureShots],
]);

let server = await startBuiltServer();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
mkdirSync(docsFolder, { recursive: true });
for (const { name, path, viewport, colorScheme, as, act, folder = docsFolder } of [
  ...shots,
  ...inStore,
  ...phoneShots,
  ...moveShots,
  ...absenceShots,
  ...setUpShots,
  ...articleShots,
  ...dayShots,
  ...dialogShots,
  ...agendaShots,
  ...teamShots,
  ...figureShots,
].filter(isWanted)) {
  for (const [fill] of [...unfilled].filter(([, set]) => set.some((each) => each.name === name))) {
    unfilled.delete(fill);
    await fill();
  }
  const context = await browser.newContext({
    baseURL: server.url,
    viewport,
    colorScheme,
    locale: 'fr-FR',
    timezoneId: 'Africa/Tunis',
    reducedMotion: 'reduce',
  });
  await context.addInitScript(() => localStorage.setItem('gdpr-consent', 'true'));
  const page = await context.newPage();
  if (as) await openSignedIn(page, path, `${as}@demo.test`);
  await page.goto(path, { waitUntil: 'networkidle' });
  if (act) {
    await act(page);
  }
  // What a practice's own site shows before it is installed says nothing of the demonstration it was drawn on.
  if (folder === 'public') await page.evaluate(() => document.querySelector('.demonstration')?.remove());
  await page.screenshot({ path: `${folder}/${name}.png` });
  await context.close();
}
await browser.close();
await server.remove();

async function fillPastWeeks() {
  const { id } = await demonstrationTherapist(server.url);
  server = await startWithPastWeeks(server, id);
}

async function fillTeam() {
  const { id, admin } = await newTherapistOf(server.url, { modes: ['OFFICE', 'VIDEO'] });
  const profile = await admin.api.call(readTherapist, { parameters: { slug: id } });
  const title = { fr: 'Psychologue, thérapie de couple', en: 'Psychologist, couple therapy' };
  const { about, education, faq, contact, approaches, modes } = profile;
  const body = { about, education, faq, contact, approaches, modes, fullName: 'Mehdi Trabelsi', title, languages: ['fr', 'ar'] };
  await admin.api.call(updateTherapist, { parameters: { id }, body });
}

async function fillWeek() {
  const therapist = { ...(await demonstrationTherapist(server.url)), ...(await callAs(server.url, 'therapist@demo.test')) };
  for (const [day, time, lastName] of [
    [0, '09:00', 'Gharbi'],
    [0, '10:00', 'Ben Youssef'],
    [0, '15:30', 'Khelifi'],
    [1, '10:00', 'Haddad'],
    [1, '11:00', 'Mabrouk'],
    [3, '09:00', 'Ayari'],
    [3, '14:30', 'Bouazizi'],
    [4, '16:30', 'Trabelsi'],
  ] as const)
    await takenAt(therapist, instantInZone(addDays(nextMonday, day), time, defaultTimeZone).toISOString(), lastName);
}

async function fillDay() {
  const therapist = { ...(await demonstrationTherapist(server.url)), ...(await callAs(server.url, 'therapist@demo.test')) };
  for (const [minutes, lastName, mode] of [
    [40, 'Hamdi', 'VIDEO'],
    [120, 'Jaziri', 'OFFICE'],
    [240, 'Ben Abdallah', 'OFFICE'],
  ] as const) {
    await takenByPhone(therapist, minutes, lastName, mode);
  }
}
