import { AsyncLocalStorage } from 'node:async_hooks';

/** What some work has read that may be answered otherwise another time. */
export interface Reads {
  /** Names of tables, each noted before it is read. */
  readonly tables: Set<string>;
  /** Of each reading of the clock: until when what is made of it stays as it is, in milliseconds since 1970. */
  readonly clock: { until: number }[];
}

const noting = new AsyncLocalStorage<Reads | undefined>();

export const noReads = (): Reads => ({ tables: new Set(), clock: [] });

/** Does some work, and notes what it reads as it reads it. */
export const noteReads = <Result>(into: Reads, work: () => Promise<Result>): Promise<Result> => noting.run(into, work);

/** Does some work whose reads are noted otherwise. */
export const unnoted = <Result>(work: () => Result): Result => noting.run(undefined, work);

/** Where the work that is being done notes what it reads; undefined where nobody asks. */
export const notedReads = (): Reads | undefined => noting.getStore();

/** Until when the clock alone changes nothing of what was made of these, in milliseconds since 1970; for ever where it was not read. */
export const readsStandUntil = ({ clock }: Reads): number => Math.min(...clock.map(({ until }) => until));
