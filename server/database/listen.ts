import { Client } from 'pg';

const patienceMs = 10_000;
const askMs = 30_000;

export interface Listening {
  readonly channel: string;
  readonly hear: (payload: string) => void;
  /** Nothing is heard any more; what is told from here on is missed. Not told of an end that was asked for. */
  readonly lose: () => void;
}

/**
 * Hears what is told on a channel (NOTIFY), on a connection of its own: those of the pool go from one caller to the next.
 * Resolves once nothing that is committed from here on is missed. Gives the function that ends it.
 */
export async function listenOnPostgresql(connectionString: string, { channel, hear, lose }: Listening): Promise<() => Promise<void>> {
  const client = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs });
  let isHeard = false;
  const stop = () => {
    isHeard = false;
    clearInterval(asking);
    return client.end().catch(() => undefined);
  };
  const fail = () => {
    if (!isHeard) return;
    void stop();
    lose();
  };
  // A connection can die without a word: TCP would notice after two hours.
  const asking = setInterval(() => void (isHeard && client.query('select 1').catch(fail)), askMs).unref();
  client.on('error', fail);
  client.on('end', fail);
  client.on('notification', ({ payload = '' }) => hear(payload));
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
  } catch (error) {
    await stop();
    throw error;
  }
  isHeard = true;
  return stop;
}
