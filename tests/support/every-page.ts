import type { Language } from './accounts.ts';
import { therapistSlug } from './practice.ts';

/** Who opens a page; the name of a demonstration account, where it is one's. */
export const readers = ['visitor', 'client', 'therapist', 'admin'] as const;
export type Reader = (typeof readers)[number];

/** What the server made for the pages that show somebody's own. */
export interface OwnThings {
  reservationId: string;
  authID: string;
  threadSlug: string;
  /** A card payment's, at the demonstration's checkout. */
  paymentRef: string;
  /** A receipt of the demonstration's client. */
  receiptId: string;
}

/** What public pages need of them. */
export const noThings: OwnThings = { reservationId: '', authID: '', threadSlug: '', paymentRef: '', receiptId: '' };

export interface SitePage {
  /** As the site map writes it; where none matches, what the address is. */
  readonly route: string;
  readonly reader: Reader;
  /** The page's heading once it shows its content. */
  readonly title: Readonly<Record<Language, string | RegExp>>;
  /** What stands for the route's parameters, in their order. */
  readonly parameters?: (things: OwnThings) => readonly string[];
  /** From the question mark. */
  readonly query?: string;
  /** For everyone, and for search engines. */
  readonly isPublic?: boolean;
  readonly status?: 404;
}

const same = (title: string | RegExp) => ({ fr: title, en: title });

/** Every page of the site as it stands once opened, by everyone it looks different to. */
export const everyPage: readonly SitePage[] = [
  {
    route: '/',
    reader: 'visitor',
    isPublic: true,
    title: { fr: 'Un temps calme pour déposer ce qui pèse', en: 'A quiet moment to set down what weighs on you' },
  },
  { route: '/blogs', reader: 'visitor', isPublic: true, title: { fr: 'Nos articles', en: 'Our articles' } },
  {
    route: '/blogs/$slug',
    reader: 'visitor',
    isPublic: true,
    parameters: () => ['comprendre-l-anxiete'],
    title: same('Comprendre l’anxiété'),
  },
  { route: '/therapist', reader: 'visitor', isPublic: true, title: { fr: 'Nos praticiens', en: 'Our therapists' } },
  { route: '/therapist/$name', reader: 'visitor', isPublic: true, parameters: () => [therapistSlug], title: same('Amel Ben Salah') },
  { route: '/threads', reader: 'visitor', isPublic: true, title: same(/فضفضة/) },
  {
    route: '/threads/$slug',
    reader: 'visitor',
    isPublic: true,
    parameters: () => ['les-matins-restent-lourds-depuis-cet-7hq2'],
    title: same('Les matins restent lourds depuis cet hiver, même quand il fait beau'),
  },
  { route: '/help-line', reader: 'visitor', isPublic: true, title: { fr: 'Ligne d’aide', en: 'Help line' } },
  { route: '/help-line/ar', reader: 'visitor', isPublic: true, title: same('خط المساعدة') },
  {
    route: '/terms-of-service',
    reader: 'visitor',
    isPublic: true,
    title: { fr: 'Conditions d’utilisation', en: 'Terms of service' },
  },
  {
    route: '/privacy-policy',
    reader: 'visitor',
    isPublic: true,
    title: { fr: 'Politique de confidentialité', en: 'Privacy policy' },
  },
  {
    route: '/nowhere',
    reader: 'visitor',
    status: 404,
    title: { fr: 'Cette page est introuvable', en: 'This page cannot be found' },
  },
  { route: '/sign-in/facebook', reader: 'visitor', title: { fr: 'Continuer avec Facebook', en: 'Continue with Facebook' } },
  { route: '/sign-in/google', reader: 'visitor', title: { fr: 'Continuer avec Google', en: 'Continue with Google' } },
  { route: '/sign-in/linkedin', reader: 'visitor', title: { fr: 'Continuer avec LinkedIn', en: 'Continue with LinkedIn' } },
  {
    route: '/reset-password',
    reader: 'visitor',
    query: '?token=of-a-letter',
    title: { fr: 'Choisir un nouveau mot de passe', en: 'Choose a new password' },
  },
  {
    route: '/confirm-email',
    reader: 'visitor',
    query: '?token=of-a-letter',
    title: { fr: 'Confirmer mon adresse e-mail', en: 'Confirm my email address' },
  },
  {
    route: '/unsubscribe',
    reader: 'visitor',
    query: '?token=of-a-letter',
    title: { fr: 'Ce lien est incomplet', en: 'This link is incomplete' },
  },
  { route: '/profile', reader: 'client', title: same('Salma Trabelsi') },
  { route: '/profile/edit', reader: 'client', title: { fr: 'Modifier mon profil', en: 'Edit my profile' } },
  { route: '/profile/edit-password', reader: 'client', title: { fr: 'Changer mon mot de passe', en: 'Change my password' } },
  { route: '/profile/devices', reader: 'client', title: { fr: 'Mes appareils', en: 'My devices' } },
  {
    route: '/profile/notifications',
    reader: 'client',
    title: { fr: 'Notifications et e-mails', en: 'Notifications and emails' },
  },
  { route: '/profile/data', reader: 'client', title: { fr: 'Mes données et mon compte', en: 'My data and my account' } },
  { route: '/reservations', reader: 'client', title: { fr: 'Mes rendez-vous', en: 'My appointments' } },
  {
    route: '/reservations/$reservationId/payment',
    reader: 'client',
    parameters: ({ reservationId }) => [reservationId],
    title: { fr: /^Créneau réservé jusqu’au /, en: /^Slot reserved until / },
  },
  {
    route: '/payment/$paymentRef',
    reader: 'visitor',
    parameters: ({ paymentRef }) => [paymentRef],
    title: { fr: /^Créneau gardé jusqu’à /, en: /^Slot kept until / },
  },
  {
    route: '/receipts/$receiptId',
    reader: 'client',
    parameters: ({ receiptId }) => [receiptId],
    title: { fr: /^Reçu R-/, en: /^Receipt R-/ },
  },
  { route: '/verify-receipt', reader: 'visitor', title: { fr: 'Vérifier un reçu', en: 'Verify a receipt' } },
  {
    route: '/demo-checkout/$paymentRef',
    reader: 'visitor',
    parameters: ({ paymentRef }) => [paymentRef],
    title: { fr: 'Paiement fictif', en: 'Pretend payment' },
  },
  { route: '/outbox', reader: 'client', title: { fr: 'Rien n’attend d’être envoyé', en: 'Nothing is waiting to be sent' } },
  { route: '/threads/write', reader: 'visitor', title: { fr: 'Écrire une discussion', en: 'Write a thread' } },
  {
    route: '/threads/own',
    reader: 'client',
    title: { fr: /Vos discussions|Vous n’avez pas encore écrit/, en: /Your threads|You have not written/ },
  },
  {
    route: '/threads/own/$slug',
    reader: 'client',
    parameters: ({ threadSlug }) => [threadSlug],
    title: same('Le soir, quand tout se tait'),
  },
  { route: '/practice', reader: 'therapist', title: { fr: 'Aujourd’hui', en: 'Today' } },
  { route: '/practice/by-phone', reader: 'therapist', title: { fr: 'Rendez-vous par téléphone', en: 'Appointment by telephone' } },
  { route: '/practice/agenda', reader: 'therapist', title: { fr: 'Agenda', en: 'Calendar' } },
  { route: '/practice/profile', reader: 'therapist', title: { fr: 'Profil de praticien', en: 'Therapist’s profile' } },
  { route: '/practice/schedule', reader: 'therapist', title: { fr: 'Horaires et séances', en: 'Hours and sessions' } },
  { route: '/practice/absences', reader: 'therapist', title: same('Absences') },
  { route: '/practice/reservations', reader: 'therapist', title: { fr: 'Rendez-vous', en: 'Appointments' } },
  { route: '/practice/settings', reader: 'therapist', title: { fr: 'Réglages du cabinet', en: 'Settings of the practice' } },
  {
    route: '/practice/settings/help-line',
    reader: 'therapist',
    title: { fr: 'Numéros de la ligne d’aide', en: 'Help line numbers' },
  },
  {
    route: '/practice/settings/crisis-words',
    reader: 'admin',
    title: { fr: 'Mots de détresse', en: 'Words of distress' },
  },
  { route: '/practice/payments/refunds', reader: 'admin', title: { fr: 'Remboursements', en: 'Refunds' } },
  { route: '/practice/payments/receipts', reader: 'admin', title: { fr: 'Reçus', en: 'Receipts' } },
  { route: '/practice/figures', reader: 'therapist', title: { fr: 'Chiffres', en: 'Figures' } },
  { route: '/practice/clients', reader: 'admin', title: same('Clients') },
  { route: '/practice/clients/$authID', reader: 'admin', parameters: ({ authID }) => [authID], title: same('Salma Trabelsi') },
  { route: '/practice/threads', reader: 'admin', title: { fr: 'Discussions', en: 'Threads' } },
  {
    route: '/practice/threads/$slug',
    reader: 'admin',
    parameters: () => ['comment-faire-quand-le-telephone-sonne-k3v9'],
    title: same('Comment faire quand le téléphone sonne et que tout se serre'),
  },
  { route: '/practice/articles', reader: 'therapist', title: same('Articles') },
  {
    route: '/practice/articles/$id',
    reader: 'therapist',
    parameters: () => ['new'],
    title: { fr: 'Écrire un article', en: 'Write an article' },
  },
  { route: '/practice/categories', reader: 'admin', title: { fr: 'Catégories', en: 'Categories' } },
  { route: '/practice/roles', reader: 'admin', title: { fr: 'Rôles', en: 'Roles' } },
  { route: '/practice/audit', reader: 'admin', title: { fr: 'Journal', en: 'Audit trail' } },
  { route: '/practice/status', reader: 'admin', title: { fr: 'État des services', en: 'State of the services' } },
  // The administrator alone is shown the letters of the demonstration.
  { route: '/practice/setup', reader: 'admin', title: { fr: 'Mise en route', en: 'Getting started' } },
  { route: '/practice/settings', reader: 'admin', title: { fr: 'Réglages du cabinet', en: 'Settings of the practice' } },
];

/** The address of a page, without its language. */
export function pathOf({ route, parameters, query = '' }: SitePage, things: OwnThings): string {
  const values = [...(parameters?.(things) ?? [])];
  return route.replaceAll(/\$\w+/g, () => values.shift() ?? '') + query;
}
