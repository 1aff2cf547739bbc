import type { FileRecord } from './bucket.schema.ts';

/** Where the files of the store are read on the site; their key follows. */
export const filesPath = '/api/v1/bucket/file/';

/** The address of a picture at a size, in pixels; the server answers the nearest size it allows. */
export function fileUrl(file: Pick<FileRecord, 'url'>, width: number, height: number): string {
  return file.url.replace('$w', String(width)).replace('$h', String(height));
}
