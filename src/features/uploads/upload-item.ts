import type { FileRecord } from '#contract/bucket/bucket.schema.ts';

/** A file on its way, or one that is there: its local file is then replaced by the server's record. */
export type UploadItem = {
  id: string;
  /** What is sent, or was: the picked file made ready. */
  ready?: File;
} & (
  | { state: 'WAITING'; file: File; replaces?: FileRecord }
  | { state: 'UPLOADING'; file: File; replaces?: FileRecord; percent: number }
  | { state: 'UPLOADED'; record: FileRecord }
);

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

export const uploaded = (record: FileRecord, ready?: File): UploadItem => ({
  state: 'UPLOADED',
  id: record._id,
  record,
  ...(ready && { ready }),
});
