import { listAccounts, readAccount } from '#contract/auth/accounts.endpoints.ts';
import { listGrantableRoles, listRoles } from '#contract/auth/roles.endpoints.ts';
import { listReservations } from '#contract/booking/booking.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import type { ClientsSearch } from './clients-search.ts';

// Stale at once: others decide meanwhile, and coming back to the page must show it.
const alwaysAsked = { staleTime: 0 } as const;

/** The search of the page as the call takes it. */
export const accountsQuery = ({ q, role, state, sort, direction }: ClientsSearch) => ({
  'sort-field': sort,
  'sort-direction': direction,
  ...(q && { keyword: q }),
  ...(role && { role }),
  ...(state && { state }),
});

/** Somebody's appointments, the latest first. */
export const reservationsQuery = (userId: string) => ({ userId, 'sort-direction': 'desc' }) as const;

export const clientQueries = {
  list: (apiClient: ApiClient, search: ClientsSearch) => ({
    ...endpointQuery(apiClient, listAccounts, { query: { ...accountsQuery(search), page: search.page } }),
    ...alwaysAsked,
  }),

  one: (apiClient: ApiClient, authID: string) => ({
    ...endpointQuery(apiClient, readAccount, { parameters: { authID } }),
    ...alwaysAsked,
  }),

  roles: (apiClient: ApiClient) => endpointQuery(apiClient, listRoles),

  grantableRoles: (apiClient: ApiClient, authId: string) => ({
    ...endpointQuery(apiClient, listGrantableRoles, { parameters: { authId } }),
    ...alwaysAsked,
  }),

  reservations: (apiClient: ApiClient, userId: string, page: number) => ({
    ...endpointQuery(apiClient, listReservations, { query: { ...reservationsQuery(userId), page, limit: 10 } }),
    ...alwaysAsked,
  }),
};
