import { createHash } from 'node:crypto';
import type { auditEntries } from './audit.tables.ts';

type Entry = Omit<typeof auditEntries.$inferSelect, 'hash'>;

/** What the first entry takes for the hash of the one before it. */
export const firstPreviousHash = '0'.repeat(64);

/** SHA-256 over everything an entry says and the hash of the entry before it, in hexadecimal. */
export function auditHash({ position, at, kind, actorId, subjects, detail, previousHash }: Entry): string {
  const said = [position, at.toISOString(), kind, actorId, subjects, detail, previousHash];
  return createHash('sha256').update(JSON.stringify(said)).digest('hex');
}
