import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { Locale } from '#contract/locale.ts';
import type { BlogsAddress } from '#src/features/blogs/blogs-search.ts';
import { bookingLink } from '#src/features/booking/booking-link.ts';
import type { OwnThreadsAddress, WriteThreadAddress } from '#src/features/own-threads/own-threads-search.ts';
import type { BegunBlogAddress, WrittenBlogsAddress } from '#src/features/practice-blogs/blogs-search.ts';
import type { AgendaAddress } from '#src/features/practice-agenda/agenda-search.ts';
import type { AuditAddress } from '#src/features/practice-audit/audit-search.ts';
import type { ClientsAddress } from '#src/features/practice-clients/clients-search.ts';
import type { FiguresAddress } from '#src/features/practice-figures/figures-search.ts';
import type { ModerationAddress } from '#src/features/practice-threads/moderation-search.ts';
import type { ReceiptsAddress } from '#src/features/practice-receipts/receipts-search.ts';
import type { RefundsAddress } from '#src/features/practice-refunds/refunds-search.ts';
import type { PracticeAddress } from '#src/features/practice-reservations/practice-search.ts';
import { messagesOf } from '#src/page/messages.ts';
import type { PageContext } from '#src/page/page-context.ts';
import { headTags } from '#src/page/page-head.ts';
import { Layout } from './Layout.tsx';
import { loadFrame } from './load-frame.ts';
import { isNotFound } from './shown-page.ts';
import { pagesIn } from './site-page.tsx';

/**
 * Every page of the site. Adding one is a line here, a `<Name>Page.tsx` in its feature and a row in tests/support/every-page.ts; what a private
 * one needs of other features' messages stands beside its file, in private-pages.ts or practice-pages.ts.
 */
export function createSiteMap(locale: Locale) {
  const page = pagesIn(locale);
  const notFoundPage = page('*', 'not-found/NotFoundPage');

  const root = createRootRouteWithContext<PageContext>()({
    component: Layout,
    notFoundComponent: notFoundPage.component,
    // In the browser each part of the frame asks by itself: a page that is on its way, or kept here, is shown within it.
    loader: async ({ context }) => void (import.meta.env.SSR && (await loadFrame(context))),
    // Every page has a head of its own: this is the one of what is not found, and of a page still on its way.
    head: ({ match }) => {
      const t = messagesOf(locale, 'app');
      const title = t(isNotFound([match]) ? 'notFoundTitle' : 'siteName');
      return headTags({ title, description: t('siteDescription'), isHiddenFromSearch: true }, { ...match.context, path: '/' });
    },
  });

  const ownPage = <const Path extends string>(path: Path, name: string) => page(path, name, { isPrivate: true });
  const practicePage = <const Path extends string>(path: Path, name: string) => ownPage(`/practice/${path}`, `practice-${name}Page`);

  const under = { getParentRoute: () => root };
  // Apart from addChildren(), whose parameter's type would take the place of each route's own.
  const routes = [
    createRoute({ ...under, ...page('/', 'home/HomePage', { messages: ['next-slot'] }) }),
    createRoute({
      ...under,
      ...page('/blogs', 'blogs/BlogsPage', { messages: ['blog-list'], reads: ['q', 'category', 'page', 'sort'] }),
      validateSearch: (search: BlogsAddress) => search,
    }),
    createRoute({ ...under, ...page('/blogs/$slug', 'blogs/BlogPage', { messages: ['blog'] }) }),
    createRoute({ ...under, ...page('/therapist', 'therapist/TherapistsPage') }),
    createRoute({
      ...under,
      ...page('/therapist/$name', 'therapist/TherapistPage', {
        messages: ['next-slot'],
        draws: ['booking/BookingForm'],
        reads: ['slot', 'service', 'mode'],
      }),
      validateSearch: bookingLink,
    }),
    createRoute({
      ...under,
      ...page('/threads', 'threads/ThreadsPage', {
        messages: ['thread-list', 'quick-exit'],
        reads: ['q', 'category', 'page', 'sort-type'],
      }),
    }),
    createRoute({
      ...under,
      ...ownPage('/threads/write', 'own-threads/WriteThreadPage'),
      validateSearch: (search: WriteThreadAddress) => search,
    }),
    createRoute({
      ...under,
      ...ownPage('/threads/own', 'own-threads/OwnThreadsPage'),
      validateSearch: (search: OwnThreadsAddress) => search,
    }),
    createRoute({
      ...under,
      ...ownPage('/threads/own/$slug', 'own-threads/OwnThreadPage'),
    }),
    createRoute({
      ...under,
      ...page('/threads/$slug', 'threads/ThreadPage', { messages: ['thread', 'quick-exit'], reads: ['after'] }),
    }),
    createRoute({ ...under, ...page('/help-line', 'help-line/HelpLinePage', { messages: ['quick-exit'] }) }),
    createRoute({ ...under, ...page('/help-line/ar', 'help-line/ArabicHelpLinePage', { messages: ['quick-exit'] }) }),
    createRoute({ ...under, ...page('/terms-of-service', 'legal/TermsOfServicePage', { messages: ['terms-of-service'] }) }),
    createRoute({ ...under, ...page('/privacy-policy', 'legal/PrivacyPolicyPage', { messages: ['privacy-policy'] }) }),
    createRoute({ ...under, ...ownPage('/profile', 'profile/ProfilePage') }),
    createRoute({ ...under, ...ownPage('/profile/edit', 'profile/EditProfilePage') }),
    createRoute({ ...under, ...ownPage('/profile/edit-password', 'profile/EditPasswordPage') }),
    createRoute({ ...under, ...ownPage('/profile/devices', 'profile/DevicesPage') }),
    createRoute({
      ...under,
      ...ownPage('/profile/notifications', 'profile/NotificationsPage'),
    }),
    createRoute({ ...under, ...ownPage('/profile/data', 'profile/DataPage') }),
    createRoute({ ...under, ...ownPage('/reset-password', 'mail-links/ResetPasswordPage') }),
    createRoute({ ...under, ...ownPage('/sign-in/facebook', 'social-sign-in/SocialSignInPage') }),
    createRoute({ ...under, ...ownPage('/sign-in/google', 'social-sign-in/SocialSignInPage') }),
    createRoute({ ...under, ...ownPage('/sign-in/linkedin', 'social-sign-in/SocialSignInPage') }),
    createRoute({ ...under, ...ownPage('/confirm-email', 'mail-links/ConfirmEmailPage') }),
    createRoute({ ...under, ...ownPage('/unsubscribe', 'mail-links/UnsubscribePage') }),
    createRoute({
      ...under,
      ...practicePage('settings', 'settings/PracticeSettings'),
    }),
    createRoute({
      ...under,
      ...practicePage('settings/help-line', 'help-line/HelpLineNumbers'),
    }),
    createRoute({ ...under, ...practicePage('setup', 'setup/Setup') }),
    createRoute({ ...under, ...practicePage('settings/crisis-words', 'crisis-words/CrisisWords') }),
    createRoute({ ...under, ...ownPage('/reservations', 'reservations/ReservationsPage') }),
    createRoute({ ...under, ...ownPage('/receipts/$receiptId', 'receipts/ReceiptPage') }),
    createRoute({ ...under, ...ownPage('/verify-receipt', 'receipts/VerifyReceiptPage') }),
    createRoute({ ...under, ...ownPage('/outbox', 'outbox/OutboxPage') }),
    createRoute({
      ...under,
      ...ownPage('/reservations/$reservationId/payment', 'payments/PayReservationPage'),
    }),
    createRoute({
      ...under,
      ...ownPage('/payment/$paymentRef', 'payments/PaymentReturnPage'),
    }),
    createRoute({ ...under, ...ownPage('/demo-checkout/$paymentRef', 'card-payments/DemoCheckoutPage') }),
    createRoute({
      ...under,
      ...practicePage('agenda', 'agenda/Agenda'),
      validateSearch: (search: AgendaAddress) => search,
    }),
    createRoute({
      ...under,
      ...practicePage('by-phone', 'phone/PhoneBooking'),
      validateSearch: (search: { client?: string; start?: string; therapist?: string }) => search,
    }),
    createRoute({ ...under, ...practicePage('absences', 'absences/Absences') }),
    createRoute({ ...under, ...practicePage('profile', 'profile/Profile') }),
    createRoute({ ...under, ...practicePage('schedule', 'schedule/Schedule') }),
    createRoute({
      ...under,
      ...practicePage('reservations', 'reservations/PracticeReservations'),
      validateSearch: (search: PracticeAddress) => search,
    }),
    createRoute({
      ...under,
      ...practicePage('payments/refunds', 'refunds/Refunds'),
      validateSearch: (search: RefundsAddress) => search,
    }),
    createRoute({
      ...under,
      ...practicePage('payments/receipts', 'receipts/Receipts'),
      validateSearch: (search: ReceiptsAddress) => search,
    }),
    createRoute({
      ...under,
      ...practicePage('clients', 'clients/Clients'),
      validateSearch: (search: ClientsAddress) => search,
    }),
    createRoute({
      ...under,
      ...practicePage('clients/$authID', 'clients/Client'),
      validateSearch: (search: { page?: string | number }) => search,
    }),
    createRoute({
      ...under,
      ...practicePage('roles', 'roles/Roles'),
      validateSearch: (search: { role?: string }) => search,
    }),
    createRoute({
      ...under,
      ...practicePage('audit', 'audit/Audit'),
      validateSearch: (search: AuditAddress) => search,
    }),
    createRoute({
      ...under,
      ...practicePage('threads', 'threads/Moderation'),
      validateSearch: (search: ModerationAddress) => search,
    }),
    createRoute({
      ...under,
      ...practicePage('threads/$slug', 'threads/ModeratedThread'),
    }),
    createRoute({
      ...under,
      ...practicePage('categories', 'categories/Categories'),
    }),
    createRoute({
      ...under,
      ...practicePage('articles', 'blogs/WrittenBlogs'),
      validateSearch: (search: WrittenBlogsAddress) => search,
    }),
    createRoute({
      ...under,
      ...practicePage('articles/$id', 'blogs/WriteBlog'),
      validateSearch: (search: BegunBlogAddress) => search,
    }),
    createRoute({ ...under, ...practicePage('status', 'status/Status') }),
    createRoute({
      ...under,
      ...practicePage('figures', 'figures/Figures'),
      validateSearch: (search: FiguresAddress) => search,
    }),
    createRoute({
      ...under,
      ...ownPage('/practice', 'practice-today/TodayPage'),
    }),
  ] as const;
  return root.addChildren(routes);
}
