import type { AuthClient } from '#contract/auth/auth.schema.ts';
import { database } from '#src/device/database.ts';
import { createKeptAnswers } from '#src/device/kept-answers.ts';

const name = 'me';

/** Who the server last said this is, where the person lets this device keep it. */
export async function readKeptClient(authID: string): Promise<AuthClient | undefined> {
  return (await createKeptAnswers(database, authID).getItem(name)) as AuthClient | undefined;
}

/** Keeps who this is for a start without a network; does nothing where the person has not said so. */
export async function keepClient(client: AuthClient): Promise<void> {
  await createKeptAnswers(database, client.authID).setItem(name, client);
}
