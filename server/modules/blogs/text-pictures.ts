import { and, eq, inArray } from 'drizzle-orm';
import { mapPictures, pictureKey } from '#contract/blogs/text-pictures.ts';
import { imageTypes } from '#contract/bucket/media-types.ts';
import { validationMessage } from '#contract/problem.ts';
import type { Db } from '../../database/connect.ts';
import type { Actor } from '../../http/actor.ts';
import { Problem } from '../../http/problem.ts';
import { files } from '../bucket/bucket.tables.ts';
import { mayBeShown } from '../bucket/chosen-picture.ts';
import { blogPictures } from './blogs.tables.ts';

const isGone = {
  fr: 'Une image du texte n’est plus sur le site. Retirez-la, puis ajoutez-la de nouveau.',
  en: 'A picture of the text is no longer on the site. Remove it, then add it again.',
};

/**
 * Sanitised text with the size of each of its pictures, so that its place is kept until it comes, and their ids. Whoever writes may show
 * their own, which everyone may see from then on, and what everyone may see already. They stay until the transaction ends.
 */
export async function textPictures(tx: Db, actor: Actor, content: string): Promise<{ content: string; pictureIds: string[] }> {
  const keys = new Set<string>();
  mapPictures(content, ({ path }) => (keys.add(pictureKey(path)), ''));
  if (keys.size === 0) return { content, pictureIds: [] };
  const found = await tx
    .select()
    .from(files)
    .where(and(inArray(files.key, [...keys]), inArray(files.type, imageTypes), mayBeShown(actor)))
    .for('key share');
  if (found.length < keys.size)
    throw new Problem(400, (locale) => ({ message: validationMessage, fields: [{ fieldName: 'content', message: isGone[locale] }] }));
  const pictureIds = found.map(({ id }) => id);
  await tx.update(files).set({ isPublic: true }).where(inArray(files.id, pictureIds));
  const withSizes = mapPictures(content, ({ path, alt }) => {
    const file = found.find(({ key }) => key === pictureKey(path));
    return `<img src="${path}" alt="${alt}" width="${file?.widthPixels}" height="${file?.heightPixels}" />`;
  });
  return { content: withSizes, pictureIds };
}

/** Notes which pictures an article's text shows, in place of those that it showed. */
export async function keepTextPictures(tx: Db, blogId: string, fileIds: readonly string[]): Promise<void> {
  await tx.delete(blogPictures).where(eq(blogPictures.blogId, blogId));
  if (fileIds.length > 0) await tx.insert(blogPictures).values(fileIds.map((fileId) => ({ blogId, fileId })));
}
