import { databaseRefusal } from './database/database-refusal.ts';

/**
 * What a log may say of an unforeseen error: its kind, the database's code and where it rose. Never its message:
 * a failed statement's holds the values it was given, and those can be anything a person wrote.
 */
export function describeError(error: unknown): { type: string; code: string | undefined; at: string[] } {
  const { name, stack } = error instanceof Error ? error : new Error('not an error');
  const at = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { type: name, code: databaseRefusal(error)?.code, at: at.map((line) => line.trim()).slice(0, 12) };
}
