import type { FileRecord } from './bucket.schema.ts';

/** Recognises a stored file among other values (SPEC 3). Apart from its schema, which would bring zod to every page of a client. */
export function isFileRecord(value: unknown): value is FileRecord {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Record<string, unknown>;
  return ['_id', 'key', 'url', 'name', 'type'].every((field) => typeof record[field] === 'string');
}
