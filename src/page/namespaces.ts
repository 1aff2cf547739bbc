import type practiceThreads from '../features/practice-threads/practice-threads.messages.fr.json';
import type practiceToday from '../features/practice-today/practice-today.messages.fr.json';
import type practiceBlogs from '../features/practice-blogs/practice-blogs.messages.fr.json';
import type practiceCategories from '../features/practice-categories/practice-categories.messages.fr.json';
import type practiceStatus from '../features/practice-status/practice-status.messages.fr.json';
import type app from '../app/app.messages.fr.json';
import type frame from '../app/frame.messages.fr.json';
import type offline from '../app/offline.messages.fr.json';
import type helpLine from '../features/help-line/help-line.messages.fr.json';
import type booking from '../features/booking/booking.messages.fr.json';
import type nextSlot from '../features/booking/next-slot.messages.fr.json';
import type notifications from '../features/notifications/notifications.messages.fr.json';
import type outbox from '../features/outbox/outbox.messages.fr.json';
import type payments from '../features/payments/payments.messages.fr.json';
import type therapist from '../features/therapist/therapist.messages.fr.json';
import type cardPayments from '../features/card-payments/card-payments.messages.fr.json';
import type blog from '../features/blogs/blog.messages.fr.json';
import type blogList from '../features/blogs/blog-list.messages.fr.json';
import type blogs from '../features/blogs/blogs.messages.fr.json';
import type home from '../features/home/home.messages.fr.json';
import type legal from '../features/legal/legal.messages.fr.json';
import type privacyPolicy from '../features/legal/privacy-policy.messages.fr.json';
import type termsOfService from '../features/legal/terms-of-service.messages.fr.json';
import type notFound from '../features/not-found/not-found.messages.fr.json';
import type threadReport from '../features/threads/thread-report.messages.fr.json';
import type thread from '../features/threads/thread.messages.fr.json';
import type threadList from '../features/threads/thread-list.messages.fr.json';
import type threadReply from '../features/threads/thread-reply.messages.fr.json';
import type threads from '../features/threads/threads.messages.fr.json';
import type ownThreads from '../features/own-threads/own-threads.messages.fr.json';
import type quickExit from '../session/quick-exit.messages.fr.json';
import type practiceAbsences from '../features/practice-absences/practice-absences.messages.fr.json';
import type practiceAgenda from '../features/practice-agenda/practice-agenda.messages.fr.json';
import type practicePhone from '../features/practice-phone/practice-phone.messages.fr.json';
import type practiceReceipts from '../features/practice-receipts/practice-receipts.messages.fr.json';
import type practiceRefunds from '../features/practice-refunds/practice-refunds.messages.fr.json';
import type practiceReservations from '../features/practice-reservations/practice-reservations.messages.fr.json';
import type receipts from '../features/receipts/receipts.messages.fr.json';
import type reservations from '../features/reservations/reservations.messages.fr.json';
import type uploads from '../features/uploads/uploads.messages.fr.json';
import type practice from '../practice/practice.messages.fr.json';
import type practiceAudit from '../features/practice-audit/practice-audit.messages.fr.json';
import type practiceClients from '../features/practice-clients/practice-clients.messages.fr.json';
import type practiceRoles from '../features/practice-roles/practice-roles.messages.fr.json';
import type mailLinks from '../features/mail-links/mail-links.messages.fr.json';
import type practiceCrisisWords from '../features/practice-crisis-words/practice-crisis-words.messages.fr.json';
import type practiceHelpLine from '../features/practice-help-line/practice-help-line.messages.fr.json';
import type practiceProfile from '../features/practice-profile/practice-profile.messages.fr.json';
import type practiceSchedule from '../features/practice-schedule/practice-schedule.messages.fr.json';
import type practiceSetup from '../features/practice-setup/practice-setup.messages.fr.json';
import type practiceFigures from '../features/practice-figures/practice-figures.messages.fr.json';
import type practiceSettings from '../features/practice-settings/practice-settings.messages.fr.json';
import type profile from '../features/profile/profile.messages.fr.json';
import type socialSignIn from '../features/social-sign-in/social-sign-in.messages.fr.json';
import type session from '../session/session.messages.fr.json';

/** The catalogues and their keys, told by the French files. A new `<name>.messages.fr.json` adds its line here. */
export interface Namespaces {
  app: typeof app;
  frame: typeof frame;
  offline: typeof offline;
  'help-line': typeof helpLine;
  booking: typeof booking;
  'next-slot': typeof nextSlot;
  notifications: typeof notifications;
  outbox: typeof outbox;
  payments: typeof payments;
  'card-payments': typeof cardPayments;
  therapist: typeof therapist;
  blogs: typeof blogs;
  'blog-list': typeof blogList;
  blog: typeof blog;
  home: typeof home;
  legal: typeof legal;
  'privacy-policy': typeof privacyPolicy;
  'terms-of-service': typeof termsOfService;
  'not-found': typeof notFound;
  'quick-exit': typeof quickExit;
  'thread-reply': typeof threadReply;
  'thread-report': typeof threadReport;
  threads: typeof threads;
  thread: typeof thread;
  'thread-list': typeof threadList;
  'own-threads': typeof ownThreads;
  practice: typeof practice;
  'practice-audit': typeof practiceAudit;
  'practice-blogs': typeof practiceBlogs;
  'practice-categories': typeof practiceCategories;
  'practice-threads': typeof practiceThreads;
  'practice-clients': typeof practiceClients;
  'practice-roles': typeof practiceRoles;
  'practice-absences': typeof practiceAbsences;
  'practice-agenda': typeof practiceAgenda;
  'practice-phone': typeof practicePhone;
  'practice-receipts': typeof practiceReceipts;
  'practice-refunds': typeof practiceRefunds;
  'practice-reservations': typeof practiceReservations;
  'practice-today': typeof practiceToday;
  'practice-status': typeof practiceStatus;
  receipts: typeof receipts;
  reservations: typeof reservations;
  uploads: typeof uploads;
  'mail-links': typeof mailLinks;
  'practice-crisis-words': typeof practiceCrisisWords;
  'practice-help-line': typeof practiceHelpLine;
  'practice-profile': typeof practiceProfile;
  'practice-schedule': typeof practiceSchedule;
  'practice-setup': typeof practiceSetup;
  'practice-settings': typeof practiceSettings;
  'practice-figures': typeof practiceFigures;
  profile: typeof profile;
  session: typeof session;
  'social-sign-in': typeof socialSignIn;
}

export type Namespace = keyof Namespaces;

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPluralForm<Key> = Key extends `${infer Stem}_${PluralForm}` ? Stem : Key;
type PathsOf<Tree> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? WithoutPluralForm<Key>
    : Tree[Key] extends readonly unknown[]
      ? never
      : `${Key}.${PathsOf<Tree[Key]>}`;
}[keyof Tree & string];

/** A key of a catalogue, dotted when nested; `seats_one` and `seats_other` are asked for as `seats` with a count. */
export type MessageKey<N extends Namespace> = PathsOf<Namespaces[N]>;
export type MessageValues = Readonly<Record<string, string | number>>;
export type Translate<N extends Namespace> = (key: MessageKey<N>, values?: MessageValues) => string;
