import { and, eq, ne } from 'drizzle-orm';
import { exists } from '#contract/validation-rules.ts';
import type { Db } from '../../database/connect.ts';
import { isDuplicateOf, withRetries } from '../../database/database-refusal.ts';
import { newId } from '../../database/new-id.ts';
import type { Deps } from '../../deps.ts';
import { brokenRule } from '../../http/broken-rule.ts';
import { duplicate } from '../../http/problem.ts';
import type { BlogInput } from './blog-columns.ts';
import { blogs } from './blogs.tables.ts';

type BlogRow = typeof blogs.$inferSelect;

const fieldName = 'translationOfId';

/**
 * The key that an article has in common with its translations, made where neither it nor the one that is named has one. Left out: as `before`
 * has it. Refuses an article that is not there, and a second one in a language.
 */
export async function translationKeyOf(tx: Db, input: BlogInput, before: BlogRow | null, now: Date): Promise<string | null> {
  const { translationOfId, language } = input;
  if (translationOfId === null) return null;
  const key = translationOfId === undefined ? (before?.translationKey ?? null) : await keyWith(tx, translationOfId, before, now);
  if (key !== null && (await isTaken(tx, key, language, before))) throw duplicate('BLOGS', fieldName);
  return key;
}

async function keyWith(tx: Db, named: string, before: BlogRow | null, now: Date): Promise<string> {
  const [other] = await tx.select().from(blogs).where(eq(blogs.id, named)).for('no key update');
  if (!other || other.id === before?.id) throw brokenRule(fieldName, exists(false));
  if (other.translationKey !== null && (await isShared(tx, other.translationKey, other.id))) return other.translationKey;
  // One by itself comes to the others; in the place of one of its language, it is the article alone that goes to it.
  const own = before?.translationKey ?? null;
  const translationKey = own !== null && !(await isTaken(tx, own, other.language, null)) ? own : newId(now);
  await tx.update(blogs).set({ translationKey }).where(eq(blogs.id, other.id));
  return translationKey;
}

/** Whether another article than this one has the key: those that it was linked with may have left. */
async function isShared(tx: Db, translationKey: string, blogId: string): Promise<boolean> {
  const [other] = await tx
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(eq(blogs.translationKey, translationKey), ne(blogs.id, blogId)));
  return other !== undefined;
}

/** Whether another article is this one in that language. */
async function isTaken(tx: Db, translationKey: string, language: string, before: BlogRow | null): Promise<boolean> {
  const [other] = await tx
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(eq(blogs.translationKey, translationKey), eq(blogs.language, language), before ? ne(blogs.id, before.id) : undefined));
  return other !== undefined;
}

/**
 * Writes an article in a transaction of its own. Two who name each other are let through one after the other; of two who translate one
 * article into one language, the first.
 */
export async function writeTranslated<T>(deps: Deps, write: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await withRetries(() => deps.db.transaction(write));
  } catch (error) {
    throw isDuplicateOf(error, 'blogs_translation') ? duplicate('BLOGS', fieldName) : error;
  }
}
