import { createHash } from 'node:crypto';
import { relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The name in the page of a class of a CSS module: with no more behind it than keeps the files apart. */
export function scopedName(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, '')).replaceAll(sep, '/');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
}
