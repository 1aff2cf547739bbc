import { and, eq, ne } from 'drizzle-orm';
import type { listAccounts as declared } from '#contract/auth/accounts.endpoints.ts';
import { formerClientId } from '#contract/auth/standing.ts';
import type { Account } from '#contract/auth/accounts.schema.ts';
import type { QueryOf } from '#contract/endpoint.ts';
import { pageOf, type Page } from '../../database/paging.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { countAccountsUpTo, findAccounts, isCalled, isInState } from './account.queries.ts';
import { accounts, roles } from './auth.tables.ts';
import { presentAccount } from './present-account.ts';

/** The accounts that somebody has: not the one that stands for all who have left. */
export async function listAccounts(deps: Deps, actor: Actor, query: QueryOf<typeof declared>): Promise<Page<Account>> {
  const now = deps.clock.now();
  const where = and(
    ne(accounts.id, formerClientId),
    query.role ? eq(roles.name, query.role) : undefined,
    query.state && isInState(query.state, now),
    query.keyword ? isCalled(query.keyword) : undefined,
  );
  const order = { field: query['sort-field'], direction: query['sort-direction'] };
  const page = await pageOf(query, {
    rows: async (limit, offset) => (await findAccounts(deps.db, where, order, limit, offset)).map((view) => presentAccount(view, now)),
    countUpTo: (atMost) => countAccountsUpTo(deps.db, where, atMost),
  });
  await recordLook(
    deps,
    actor,
    'ACCOUNTS_VIEWED',
    page.items.map(({ authID }) => authID),
  );
  return page;
}
