import { listAuditTrail, verifyAuditTrail } from '#contract/auth/audit.endpoints.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { endpointQuery } from '#src/page/endpoint-query.ts';
import { writeAuditSearch, type AuditSearch } from './audit-search.ts';

// Stale at once: the trail grows with every look.
const alwaysAsked = { staleTime: 0 } as const;

/** What the list is asked with, but for its page. */
export function auditQuery(search: AuditSearch): Pick<AuditSearch, 'family' | 'actor' | 'subject'> {
  const { page: _, ...filters } = writeAuditSearch(search);
  return filters as Pick<AuditSearch, 'family' | 'actor' | 'subject'>;
}

export const auditQueries = {
  list: (apiClient: ApiClient, search: AuditSearch) => {
    const query = { ...auditQuery(search), page: search.page };
    return { ...endpointQuery(apiClient, listAuditTrail, { query }), ...alwaysAsked };
  },

  verification: (apiClient: ApiClient) => ({ ...endpointQuery(apiClient, verifyAuditTrail), ...alwaysAsked }),
};
