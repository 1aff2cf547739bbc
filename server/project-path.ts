import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A path inside the project, whether this runs from the sources or from the built bundle in dist/. */
export function projectPath(relative: string): string {
  let directory = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(directory, 'package.json'))) {
    const parent = dirname(directory);
    if (parent === directory) throw new Error('package.json is missing above the server');
    directory = parent;
  }
  return join(directory, relative);
}
