import { createRootRouteWithContext, createRoute, redirect } from '@tanstack/react-router';
import type { Locale } from '#contract/locale.ts';
import { readBlogsSearch, writeBlogsSearch } from '#src/features/blogs/blogs-search.ts';
import { bookingLink } from '#src/features/booking/booking-link.ts';
import type { AuditAddress } from '#src/features/practice-audit/audit-search.ts';
import type { ClientsAddress } from '#src/features/practice-clients/clients-search.ts';
import type { PracticeAddress } from '#src/features/practice-reservations/practice-search.ts';
import { messagesOf } from '#src/page/messages.ts';
import type { PageContext } from '#src/page/page-context.ts';
import { headTags } from '#src/page/page-head.ts';
import { Layout } from './Layout.tsx';
import { loadFrame } from './load-frame.ts';
import { isNotFound } from './shown-page.ts';
import { pagesIn } from './site-page.tsx';

/** Every page of the site. Adding one is a line here and a `<Name>Page.tsx` in its feature. */
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

  const under = { getParentRoute: () => root };
  // Apart from addChildren(), whose parameter's type would take the place of each route's own.
  const routes = [
    createRoute({ ...under, ...page('/', 'home/HomePage', { messages: ['next-slot'] }) }),
    createRoute({ ...under, ...page('/blogs', 'blogs/BlogsPage'), validateSearch: (search) => writeBlogsSearch(readBlogsSearch(search)) }),
    createRoute({ ...under, ...page('/blogs/$slug', 'blogs/BlogPage') }),
    createRoute({
      ...under,
      ...page('/therapist/$name', 'therapist/TherapistPage', { messages: ['booking', 'next-slot'] }),
      validateSearch: bookingLink,
    }),
    createRoute({ ...under, ...page('/threads', 'threads/ThreadsPage', { messages: ['quick-exit'] }) }),
    createRoute({ ...under, ...page('/threads/$slug', 'threads/ThreadPage', { messages: ['quick-exit'] }) }),
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
      ...page('/practice/settings', 'practice-settings/PracticeSettingsPage', { isPrivate: true, messages: ['practice'] }),
    }),
    createRoute({ ...under, ...page('/reservations', 'reservations/ReservationsPage', { isPrivate: true, messages: ['booking'] }) }),
    createRoute({ ...under, ...page('/outbox', 'outbox/OutboxPage', { isPrivate: true }) }),
    createRoute({
      ...under,
      ...page('/reservations/$reservationId/payment', 'payments/PayReservationPage', { isPrivate: true, messages: ['uploads'] }),
    }),
    createRoute({
      ...under,
      ...page('/practice/reservations', 'practice-reservations/PracticeReservationsPage', {
        isPrivate: true,
        messages: ['reservations', 'practice'],
      }),
      validateSearch: (search: PracticeAddress) => search,
    }),
    createRoute({
      ...under,
      ...page('/practice/clients', 'practice-clients/ClientsPage', { isPrivate: true, messages: ['practice'] }),
      validateSearch: (search: ClientsAddress) => search,
    }),
    createRoute({
      ...under,
      ...page('/practice/clients/$authID', 'practice-clients/ClientPage', {
        isPrivate: true,
        messages: ['practice', 'practice-reservations', 'reservations'],
      }),
      validateSearch: (search: { page?: string | number }) => search,
    }),
    createRoute({
      ...under,
      ...page('/practice/roles', 'practice-roles/RolesPage', { isPrivate: true, messages: ['practice'] }),
      validateSearch: (search: { role?: string }) => search,
    }),
    createRoute({
      ...under,
      ...page('/practice/audit', 'practice-audit/AuditPage', { isPrivate: true, messages: ['practice'] }),
      validateSearch: (search: AuditAddress) => search,
    }),
    createRoute({
      ...under,
      ...page('/practice/categories', 'practice-categories/CategoriesPage', { isPrivate: true, messages: ['practice'] }),
    }),
    createRoute({ ...under, ...page('/practice/status', 'practice-status/StatusPage', { isPrivate: true, messages: ['practice'] }) }),
    createRoute({
      ...under,
      path: '/practice',
      beforeLoad: () => {
        throw redirect({ to: '/practice/reservations', replace: true });
      },
    }),
  ] as const;
  return root.addChildren(routes);
}
