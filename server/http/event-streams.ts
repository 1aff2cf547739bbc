import { networksOf } from './networks-of.ts';
import { refused } from './problem.ts';
import type { EventStream } from './event-stream.ts';

/**
 * How many streams one process holds, and one person. One network, signed in or not, has at most as many as are still
 * free, so a carrier that puts thousands of phones behind one address gets room for many while there is some, nobody can take it
 * all, and who comes later finds some left: a few are granted to any network to the last.
 */
const mostStreams = { inAll: 1000, person: 10, granted: 5 };
const waitSeconds = 60;

interface Caller {
  readonly accountId: string | null;
  readonly address: string;
}

export interface EventStreams {
  /** Opens one more stream; throws 429 when this caller has too many, and 503 when the process has. */
  open(caller: Caller, make: () => Promise<EventStream>): Promise<EventStream>;
  /** Ends every stream and opens none any more: the server stops. */
  close(): void;
}

/** The streams that are open in this process. Whoever is refused one asks now and then instead. */
export function openEventStreams(most = mostStreams): EventStreams {
  const streams = new Set<EventStream>();
  const counts = new Map<string, number>();
  let inAll = 0;
  let isClosed = false;

  const later = { 'retry-after': String(waitSeconds) };

  function take({ accountId, address }: Caller): () => void {
    const network = `network ${networksOf(address).site}`;
    const keys = accountId === null ? [network] : [network, `person ${accountId}`];
    const isPersonFull = accountId !== null && (counts.get(`person ${accountId}`) ?? 0) >= most.person;
    const ofNetwork = counts.get(network) ?? 0;
    const isNetworkFull = ofNetwork >= most.granted && ofNetwork >= most.inAll - inAll;
    if (isClosed || inAll >= most.inAll) throw refused('UNAVAILABLE', {}, later);
    if (isPersonFull || isNetworkFull) throw refused('RATE_LIMITED', {}, later);
    for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
    inAll += 1;
    return () => {
      inAll -= 1;
      for (const key of keys) {
        const left = (counts.get(key) ?? 1) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      }
    };
  }

  return {
    async open(caller, make) {
      const giveBack = take(caller);
      try {
        const stream = await make();
        // Lost while it was being made: nobody would hear that it has closed.
        if (stream.destroyed) throw refused('UNAVAILABLE');
        streams.add(stream);
        stream.once('close', () => {
          streams.delete(stream);
          giveBack();
        });
        // The server was told to stop while this one was being made.
        if (isClosed) stream.finish();
        return stream;
      } catch (error) {
        giveBack();
        throw error;
      }
    },
    close() {
      isClosed = true;
      for (const stream of streams) stream.finish();
    },
  };
}
