import { eq } from 'drizzle-orm';
import type { Db } from '../../database/connect.ts';
import { settings } from './client.tables.ts';

/** The value kept under a name, or undefined. */
export async function readSetting<T>(db: Db, name: string): Promise<T | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.name, name));
  return row?.value as T | undefined;
}

/** The value kept under a name, which nobody else changes until the transaction ends. */
export async function lockSetting<T>(tx: Db, name: string): Promise<T | undefined> {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.name, name)).for('update');
  return row?.value as T | undefined;
}

/** The value kept under a name, which nobody changes until the transaction ends, and others may read the same way. */
export async function shareSetting<T>(tx: Db, name: string): Promise<T | undefined> {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.name, name)).for('share');
  return row?.value as T | undefined;
}

/** The value kept under a name, made and kept now if there is none; of two processes at once, one makes it. */
export async function readOrMakeSetting<T>(db: Db, name: string, make: () => T): Promise<T> {
  const kept = await readSetting<T>(db, name);
  if (kept !== undefined) return kept;
  await db.insert(settings).values({ name, value: make() }).onConflictDoNothing();
  return (await readSetting<T>(db, name)) as T;
}

/** Keeps a value under a name. */
export async function writeSetting(db: Db, name: string, value: unknown): Promise<void> {
  await db.insert(settings).values({ name, value }).onConflictDoUpdate({ target: settings.name, set: { value } });
}
