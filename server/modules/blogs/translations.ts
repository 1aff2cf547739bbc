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

/** What the article that is translated shares with its translations. */
interface Shared {
  translationKey: string | null;
  /** The cover of the article that is named, which its translation may show too. */
  coverFileId: string | null;
}

/**
 * The key that an article has in common with its translations, made where the one that is named has none yet. Left out: as `before` has it.
 * Refuses an article that is not there, and a second one in a language.
 */
export async function translationOf(tx: Db, input: BlogInput, before: BlogRow | null, now: Date): Promise<Shared> {
  const { translationOfId } = input;
  const shared: Shared =
    translationOfId === undefined || translationOfId === null
      ? { translationKey: translationOfId === undefined ? (before?.translationKey ?? null) : null, coverFileId: null }
      : await sharedWith(tx, translationOfId, before, now);
  if (shared.translationKey !== null && (await isTaken(tx, shared.translationKey, input.language, before)))
    throw duplicate('BLOGS', fieldName);
  return shared;
}

async function sharedWith(tx: Db, named: string, before: BlogRow | null, now: Date): Promise<Shared> {
  const [other] = await tx.select().from(blogs).where(eq(blogs.id, named)).for('no key update');
  if (!other || other.id === before?.id) throw brokenRule(fieldName, exists(false));
  const translationKey = other.translationKey ?? newId(now);
  if (other.translationKey === null) await tx.update(blogs).set({ translationKey }).where(eq(blogs.id, other.id));
  return { translationKey, coverFileId: other.coverFileId };
}

/** Whether another article is this one in that language. */
async function isTaken(tx: Db, translationKey: string, language: string, before: BlogRow | null): Promise<boolean> {
  const [other] = await tx
    .select({ id: blogs.id })
    .from(blogs)
    .where(and(eq(blogs.translationKey, translationKey), eq(blogs.language, language), before ? ne(blogs.id, before.id) : undefined));
  return other !== undefined;
}

/** Writes an article in a transaction of its own. Two who name each other are let through one after the other; of two who translate one article into one language, the first. */
export async function writeTranslated<T>(deps: Deps, write: (tx: Db) => Promise<T>): Promise<T> {
  try {
    return await withRetries(() => deps.db.transaction(write));
  } catch (error) {
    throw isDuplicateOf(error, 'blogs_translation') ? duplicate('BLOGS', fieldName) : error;
  }
}
