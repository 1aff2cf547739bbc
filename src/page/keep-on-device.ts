import { experimental_createQueryPersister as createQueryPersister, type PersistedQuery } from '@tanstack/query-persist-client-core';
import type { Query, QueryClient, QueryPersister } from '@tanstack/react-query';
import { database } from '#src/device/database.ts';
import { createKeptAnswers, readKeepsPrivateData } from '#src/device/kept-answers.ts';
import { readSession } from '#src/device/session-tokens.ts';

const createPersister = (authID: string) =>
  createQueryPersister<unknown>({
    storage: createKeptAnswers(database, authID),
    serialize: (query) => query,
    deserialize: (kept) => kept as PersistedQuery,
    // The store judges by itself what is too old, or of another shape: it also keeps what is no query.
    maxAge: Number.POSITIVE_INFINITY,
    prefix: 'query',
    // Its own refetch leaves a rejection unhandled: see askAgain.
    refetchOnRestore: false,
  });

let known: { authID: string; persister: ReturnType<typeof createPersister> } | undefined;

async function persisterOfThisPerson() {
  const authID = (await readSession())?.authID;
  if (authID === undefined || !(await readKeepsPrivateData(database, authID))) return undefined;
  if (known?.authID !== authID) known = { authID, persister: createPersister(authID) };
  return known.persister;
}

/** What was kept is shown while the server is asked; without an answer it stays, marked as failed by the query itself. */
function askAgain(query: Query): void {
  // Once the fetch that found the kept answer is over.
  setTimeout(() => void query.fetch().catch(() => undefined));
}

/** Answers from this device first where the person lets it keep private answers, and keeps each new one. */
export const keepOnDevice: QueryPersister = async (queryFn, context, query) => {
  const persister = await persisterOfThisPerson();
  if (!persister) return queryFn(context);
  let isAsked = false;
  const ask: typeof queryFn = (given) => {
    isAsked = true;
    return queryFn(given);
  };
  const answer = await persister.persisterFn(ask, context, query);
  if (!isAsked) askAgain(query);
  return answer;
};

/** Keeps what the page already shows, at the moment the person says yes: it may be their last one with a network. */
export async function keepShown(queryClient: QueryClient): Promise<void> {
  const persister = await persisterOfThisPerson();
  const shown = queryClient.getQueryCache().findAll({ type: 'active' });
  const kept = shown.filter(({ options, state }) => options.persister && state.data !== undefined);
  for (const query of kept) await persister?.persistQuery(query);
}
