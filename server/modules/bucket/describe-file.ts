import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { filesPath } from '#contract/bucket/file-url.ts';
import { isImageType } from '#contract/bucket/media-types.ts';
import type { files } from './bucket.tables.ts';

export type FileRow = typeof files.$inferSelect;

/** A file as the wire shows it; only a picture's address asks for a size. */
export function describeFile({ id, key, name, type }: Pick<FileRow, 'id' | 'key' | 'name' | 'type'>): FileRecord {
  const url = `${filesPath}${key}`;
  return { _id: id, key, url: isImageType(type) ? `${url}?w=$w&h=$h` : url, name, type };
}
