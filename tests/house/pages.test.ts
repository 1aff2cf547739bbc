import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { locales, pathInLocale } from '#contract/locale.ts';
import { createAppRouter } from '#src/app/router.tsx';
import { createApiClient } from '#src/device/api-client.ts';
import { createQueryClient } from '#src/page/query-client.ts';
import { cacheRuleOf } from '../../sw/cache-rules.ts';
import { everyPage, pathOf, type SitePage } from '../support/every-page.ts';

function routesIn(locale: (typeof locales)[number]): string[] {
  const apiClient = createApiClient({ locale, transport: () => Promise.reject(new Error('nothing is asked for')) });
  const context = { locale, siteUrl: '', apiClient, queryClient: createQueryClient() };
  return Object.keys(createAppRouter(context, createMemoryHistory()).routesByPath);
}

test.each(locales)('every page of the site is in the table that the journeys go through (%s)', (locale) => {
  const routes = routesIn(locale);
  const inTable = new Set(everyPage.filter(({ status }) => status === undefined).map(({ route }) => route));
  expect(routes.length).toBeGreaterThan(30);
  expect([...inTable].toSorted()).toEqual(routes.toSorted());
});

/** What DOMAIN 10 says of a page, by who opens it. */
function expectedRule({ route, reader, isPublic }: SitePage): string {
  if (route.startsWith('/help-line')) return 'HELP_LINE';
  // Anyone may begin to write, and signs in on the way: nothing of it is the server's to show.
  // A receipt is verified by the browser alone.
  if (reader !== 'visitor' || route === '/threads/write' || route === '/verify-receipt') return 'SHELL';
  return isPublic ? 'PUBLIC_PAGE' : 'UNKEPT_PAGE';
}

test.each(locales)('the worker knows of every page whether it may be kept (%s)', (locale) => {
  const origin = 'https://accalmie.test';
  const things = {
    reservationId: 'a'.repeat(24),
    authID: 'b'.repeat(24),
    threadSlug: '',
    paymentRef: 'c'.repeat(24),
    receiptId: 'd'.repeat(24),
  };
  const ruleOf = (page: SitePage) => {
    const url = origin + pathInLocale(pathOf(page, things), locale);
    return cacheRuleOf({ method: 'GET', url, mode: 'navigate', destination: 'document', headers: new Headers() }, origin);
  };
  const shown = everyPage.filter(({ status }) => status === undefined);
  expect(shown.map((page) => [page.route, ruleOf(page)])).toEqual(shown.map((page) => [page.route, expectedRule(page)]));
});
