interface ModuleGraph {
  getModuleInfo(id: string): {
    isEntry: boolean;
    code: string | null;
    importedIds: readonly string[];
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
}

/** The tables that pages are loaded by: those that visitors open, and those of the signed in. */
const publicPages = ['/src/app/site-page.tsx'];
const privatePages = ['/src/app/private-pages.ts', '/src/app/practice-pages.ts'];
/** What this many public pages share, each of the others may as well have. */
const manyPages = 3;
/** What this many private pages share, each of the others is sure to need some day. */
const mostPrivatePages = 10;
/** The code of what weighs less in every page than the headers of one more file, 430 bytes, in a few. */
const crumbLength = 700;

/** The module, and all that import it, directly or by way of others. */
function usersOf(id: string, graph: ModuleGraph): string[] {
  const [, endpoint] = /\?endpoint=(\w+)$/.exec(id) ?? [];
  // All who import from a file of endpoints stand there as importers of each of them.
  const isMeant = (used: string, importer: string) =>
    endpoint === undefined || !used.endsWith('.endpoints.ts') || graph.getModuleInfo(importer)?.code?.includes(endpoint) === true;
  const found = new Set([id]);
  for (const used of found)
    for (const importer of graph.getModuleInfo(used)?.importers ?? []) if (isMeant(used, importer)) found.add(importer);
  return [...found];
}

/** The pages of some tables that have a module, by name. */
function pagesOf(id: string, graph: ModuleGraph, tables = publicPages): string[] {
  return usersOf(id, graph).flatMap((user) => {
    const [, name] = /(\w+)Page\.tsx$/.exec(user) ?? [];
    const isListed = graph.getModuleInfo(user)?.dynamicImporters.some((importer) => tables.some((table) => importer.endsWith(table)));
    return name !== undefined && isListed ? [name] : [];
  });
}

/** Whether a module is part of two things or more that are loaded each on its own. */
const isShared = (id: string, graph: ModuleGraph): boolean =>
  usersOf(id, graph).filter((user) => graph.getModuleInfo(user)?.dynamicImporters.length).length > 1;

function isCrumb(id: string, graph: ModuleGraph): boolean {
  const info = graph.getModuleInfo(id);
  if (id.endsWith('.css') || (info?.code?.length ?? 0) > crumbLength) return false;
  if (!isShared(id, graph) || pagesOf(id, graph).length === 0) return false;
  return info?.importedIds.every((each) => each.includes('/node_modules/') || isForEveryPage(each, graph)) === true;
}

const isForEveryPage = (id: string, graph: ModuleGraph): boolean =>
  usersOf(id, graph).some((user) => graph.getModuleInfo(user)?.isEntry) || pagesOf(id, graph).length >= manyPages || isCrumb(id, graph);

/** What every page fetches once its visitor has consented, and the notifications' card too: it weighs less than the headers of a file. */
const lateCrumb = /\/src\/page\/display-mode\.ts$/;

/** One file of what every page has: forty small ones would cost a phone their headers on its first visit. */
export const kit = (id: string, graph: ModuleGraph): string | null => (lateCrumb.test(id) || isForEveryPage(id, graph) ? 'kit' : null);

/** Where a page's controls lie that it shares with private pages, if not in a file of their own: /blogs has no room for its headers. */
const controls: Readonly<Record<string, string>> = { Blogs: 'Blogs-Threads' };

const withThreads = 'Blog-Therapist-Thread-Threads';
/**
 * Files that take in what two pages share, where that weighs less than the headers of one more file: neither a thread's page nor a profile has
 * room for those.
 */
const fileOfTwo: Readonly<Record<string, string>> = {
  'Blog-Thread': withThreads,
  'Therapist-Thread': withThreads,
  'Thread-Threads': withThreads,
  'Therapist-Therapists': 'Home-Therapist',
};

/** What shows a public page's own text, to its author and to those who moderate too. */
const control = /\/src\/(ui\/|page\/WrittenHtml\.tsx|features\/threads\/(ThreadText|ThreadMeta|ReplyArea\.module)\.)/;

/** One file of what the same public pages share, and one of the controls that a public page shares with private ones. */
export function sharedByPages(id: string, graph: ModuleGraph): string | null {
  const pages = pagesOf(id, graph).toSorted((a, b) => (a < b ? -1 : 1));
  const name = pages.join('-');
  if (pages.length > 1) return fileOfTwo[name] ?? name;
  return pages[0] && control.test(id) && isShared(id, graph) ? (controls[pages[0]] ?? `${pages[0]}-ui`) : null;
}

const rules =
  /\/contract\/(enumerations|ressources|validate|validation-rules|field-names|payment\/proof-image|(bucket\/bucket|categories\/categories)\.schema)\.ts$/;

/** One file of what every form is judged by: most of these are smaller than the headers of a file of their own. */
export const formRules = (id: string, graph: ModuleGraph): string | null =>
  rules.test(id) && pagesOf(id, graph).length === 0 ? 'form-rules' : null;

const standing =
  /\/src\/features\/reservations\/(shown-status|status-now|payment-state|ReservationStatusBadge|use-now|ReservationMoment|reservation-moment|ZoneNote|ReservationsFailure|split-reservations|Reservations(?=\.module))\./;

/** One file of how an appointment stands, which the pages of clients and of the practice each have parts of. */
export const appointment = (id: string): string | null => (standing.test(id) ? 'appointment' : null);

const days =
  /\/src\/(features\/booking\/(device-zone|searched-ranges|booking\.queries|calendar-day|DateStep|CalendarLegend|DaysFailure|HourChoice|shown-months|NoAvailability|PracticeCall|NoDays|booking-draft|chosen-service)|ui\/(Calendar|CalendarSquare|month-grid|weekday-names))\.(module|tsx?)/;

/** One file of the days on offer, which the booking, a move and the practice's own booking show, with what the first and the last share. */
export const bookingDays = (id: string): string | null => (days.test(id) ? 'booking-days' : null);

const menu = /\/src\/(app\/(SignedInMenu|AccountEntries|WaitingBadge)|ui\/Disclosure)\./;

/** One file of the menu of who is signed in, whose parts are all asked for as soon as any is. */
export const accountMenu = (id: string): string | null => (menu.test(id) ? 'account-menu' : null);

const desk =
  /\/(src\/(features\/practice-reservations\/(client-name|payment-words)|practice\/use-seconds-left)|contract\/booking\/(agenda|practice-day)\.endpoints)\./;

/** One file of what the cards of the practice's appointments are made of, which several of its pages show. */
export const practiceDesk = (id: string): string | null => (desk.test(id) ? 'practice-desk' : null);

/** Weigh less in every private page than the headers of one more file in the few that show them. */
const privateCrumbs = /\/(src\/ui\/icons\/(File|Lock|Trash)Icon|contract\/payment\/manual-payment-status)\./;

/** One file of what nearly all private pages have, and no visitor. */
export const signedIn = (id: string, graph: ModuleGraph): string | null =>
  privateCrumbs.test(id) || (pagesOf(id, graph).length === 0 && pagesOf(id, graph, privatePages).length >= mostPrivatePages)
    ? 'signed-in'
    : null;
