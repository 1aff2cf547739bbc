import type { FileRecord } from './bucket.schema.ts';

/** The address of a picture at a size, in pixels; the server answers the nearest size it allows. */
export function fileUrl(file: Pick<FileRecord, 'url'>, width: number, height: number): string {
  return file.url.replace('$w', String(width)).replace('$h', String(height));
}
