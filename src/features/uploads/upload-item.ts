import type { FileRecord } from '#contract/bucket/bucket.schema.ts';

/** A file on its way, or one that is there: its local file is then replaced by the server's record. */
export type UploadItem =
  | { state: 'WAITING'; id: string; file: File; replaces?: FileRecord }
  | { state: 'UPLOADING'; id: string; file: File; replaces?: FileRecord; percent: number }
  | { state: 'UPLOADED'; id: string; record: FileRecord };

export const nameOf = (item: UploadItem): string => (item.state === 'UPLOADED' ? item.record.name : item.file.name);
export const typeOf = (item: UploadItem): string => (item.state === 'UPLOADED' ? item.record.type : item.file.type);

/** What the field's value holds: until a replacement is there, what it replaces still counts. */
export function recordsOf(items: readonly UploadItem[]): FileRecord[] {
  return items.flatMap((item) => (item.state === 'UPLOADED' ? item.record : (item.replaces ?? [])));
}

export const hasPending = (items: readonly UploadItem[]): boolean => items.some(({ state }) => state !== 'UPLOADED');

/** Without an item; what it was about to replace comes back. */
export function withoutItem(items: readonly UploadItem[], id: string): UploadItem[] {
  return items.flatMap((item) => {
    if (item.id !== id) return [item];
    return item.state !== 'UPLOADED' && item.replaces ? [uploaded(item.replaces)] : [];
  });
}

export const uploaded = (record: FileRecord): UploadItem => ({ state: 'UPLOADED', id: record._id, record });
