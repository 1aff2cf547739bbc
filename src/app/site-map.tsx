import { createRootRouteWithContext, createRoute } from '@tanstack/react-router';
import type { Locale } from '#contract/locale.ts';
import { readBlogsSearch, writeBlogsSearch } from '#src/features/blogs/blogs-search.ts';
import { bookingLink } from '#src/features/booking/booking-link.ts';
import type { OwnThreadsAddress, WriteThreadAddress } from '#src/features/own-threads/own-threads-search.ts';
import type { AuditAddress } from '#src/features/practice-audit/audit-search.ts';
import type { ClientsAddress } from '#src/features/practice-clients/clients-search.ts';
import type { ModerationAddress } from '#src/features/practice-threads/moderation-search.ts';
import type { RefundsAddress } from '#src/features/practice-refunds/refunds-search.ts';
import type { PracticeAddress } from '#src/features/practice-reservations/practice-search.ts';
import { messagesOf } from '#src/page/messages.ts';
import type { Namespace } from '#src/page/namespaces.ts';
import type { PageContext } from '#src/page/page-context.ts';
import { headTags } from '#src/page/page-head.ts';
import { Layout } from './Layout.tsx';
import { loadFrame } from './load-frame.ts';
import { isNotFound } from './shown-page.ts';
import { pagesIn } from './site-page.tsx';

/** Every page of the site. Adding one is a line here, a `<Name>Page.tsx` in its feature and a row in tests/support/every-page.ts. */
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

  const practicePage = <const Path extends string>(path: Path, name: string, ...messages: Namespace[]) =>
    page(`/practice/${path}`, `practice-${name}Page`, { isPrivate: true, messages: ['practice', ...messages] });

  const under = { getParentRoute: () => root };
  // Apart from addChildren(), whose parameter's type would take the place of each route's own.
  const routes = [
    createRoute({ ...under, ...page('/', 'home/HomePage', { messages: ['next-slot'] }) }),
    createRoute({ ...under, ...page('/blogs', 'blogs/BlogsPage'), validateSearch: (search) => writeBlogsSearch(readBlogsSearch(search)) }),
    createRoute({ ...under, ...page('/blogs/$slug', 'blogs/BlogPage') }),
    createRoute({
      ...under,
      ...page('/therapist/$name', 'therapist/TherapistPage', { messages: ['booking', 'next-slot'], draws: ['booking/BookingForm'] }),
      validateSearch: bookingLink,
    }),
    createRoute({ ...under, ...page('/threads', 'threads/ThreadsPage', { messages: ['quick-exit'] }) }),
    createRoute({
      ...under,
      ...page('/threads/write', 'own-threads/WriteThreadPage', { isPrivate: true, messages: ['threads', 'quick-exit'] }),
      validateSearch: (search: WriteThreadAddress) => search,
    }),
    createRoute({
      ...under,
      ...page('/threads/own', 'own-threads/OwnThreadsPage', { isPrivate: true, messages: ['threads', 'quick-exit'] }),
      validateSearch: (search: OwnThreadsAddress) => search,
    }),
    createRoute({
      ...under,
      ...page('/threads/own/$slug', 'own-threads/OwnThreadPage', { isPrivate: true, messages: ['threads', 'quick-exit'] }),
    }),
    createRoute({ ...under, ...page('/threads/$slug', 'threads/ThreadPage', { messages: ['quick-exit', 'thread-report'] }) }),
    createRoute({ ...under, ...page('/help-line', 'help-line/HelpLinePage', { messages: ['quick-exit'] }) }),
    createRoute({ ...under, ...page('/help-line/ar', 'help-line/ArabicHelpLinePage', { messages: ['quick-exit'] }) }),
    createRoute({ ...under, ...page('/terms-of-service', 'legal/TermsOfServicePage', { messages: ['terms-of-service'] }) }),
    createRoute({ ...under, ...page('/privacy-policy', 'legal/PrivacyPolicyPage', { messages: ['privacy-policy'] }) }),
    createRoute({ ...under, ...page('/profile', 'profile/ProfilePage', { isPrivate: true }) }),
    createRoute({ ...under, ...page('/profile/edit', 'profile/EditProfilePage', { isPrivate: true, messages: ['uploads'] }) }),
    createRoute({ ...under, ...page('/profile/edit-password', 'profile/EditPasswordPage', { isPrivate: true }) }),
    createRoute({ ...under, ...page('/profile/devices', 'profile/DevicesPage', { isPrivate: true }) }),
    createRoute({ ...under, ...page('/profile/data', 'profile/DataPage', { isPrivate: true }) }),
    createRoute({ ...under, ...page('/reset-password', 'mail-links/ResetPasswordPage', { isPrivate: true }) }),
    createRoute({ ...under, ...page('/sign-in/facebook', 'social-sign-in/SocialSignInPage', { isPrivate: true }) }),
    createRoute({ ...under, ...page('/sign-in/google', 'social-sign-in/SocialSignInPage', { isPrivate: true }) }),
    createRoute({ ...under, ...page('/sign-in/linkedin', 'social-sign-in/SocialSignInPage', { isPrivate: true }) }),
    createRoute({ ...under, ...page('/confirm-email', 'mail-links/ConfirmEmailPage', { isPrivate: true }) }),
    createRoute({
      ...under,
      ...practicePage('settings', 'settings/PracticeSettings'),
    }),
    createRoute({
      ...under,
      ...practicePage('settings/help-line', 'help-line/HelpLineNumbers'),
    }),
    createRoute({ ...under, ...practicePage('settings/crisis-words', 'crisis-words/CrisisWords') }),
    createRoute({ ...under, ...page('/reservations', 'reservations/ReservationsPage', { isPrivate: true, messages: ['booking'] }) }),
    createRoute({ ...under, ...page('/outbox', 'outbox/OutboxPage', { isPrivate: true, messages: ['threads'] }) }),
    createRoute({
      ...under,
      ...page('/reservations/$reservationId/payment', 'payments/PayReservationPage', {
        isPrivate: true,
        messages: ['uploads', 'card-payments', 'reservations'],
      }),
    }),
    createRoute({
      ...under,
      ...page('/payment/$paymentRef', 'payments/PaymentReturnPage', { isPrivate: true, messages: ['card-payments', 'reservations'] }),
    }),
    createRoute({ ...under, ...page('/demo-checkout/$paymentRef', 'card-payments/DemoCheckoutPage', { isPrivate: true }) }),
    createRoute({
      ...under,
      ...practicePage('reservations', 'reservations/PracticeReservations', 'reservations'),
      validateSearch: (search: PracticeAddress) => search,
    }),
    createRoute({
      ...under,
      ...practicePage('payments/refunds', 'refunds/Refunds', 'practice-reservations', 'reservations'),
      validateSearch: (search: RefundsAddress) => search,
    }),
    createRoute({
      ...under,
      ...practicePage('clients', 'clients/Clients'),
      validateSearch: (search: ClientsAddress) => search,
    }),
    createRoute({
      ...under,
      ...practicePage('clients/$authID', 'clients/Client', 'practice-reservations', 'reservations'),
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
    createRoute({ ...under, ...practicePage('status', 'status/Status') }),
    createRoute({ ...under, ...page('/practice', 'practice-home/FirstScreenPage', { isPrivate: true, messages: ['practice'] }) }),
  ] as const;
  return root.addChildren(routes);
}
