import { mkdtempSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file one byte larger than the picker takes, called grande.jpg: from the disk, for to carry its bytes into a browser takes ten seconds. */
export function tooBigPicture(): string {
  const path = join(mkdtempSync(join(tmpdir(), 'accalmie-picture-')), 'grande.jpg');
  writeFileSync(path, '');
  truncateSync(path, 30_000_001);
  return path;
}
