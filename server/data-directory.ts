import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { WrongSetting } from './env.ts';

/** Makes what is missing of a path, one folder at a time: on a file system that takes none, such as /proc, Node's own recursion never ends. */
function makeFolders(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(path) !== path) makeFolders(dirname(path));
  mkdirSync(path, { mode: 0o700 });
}

/** Makes the data directory where it is missing; throws the sentence that names DATA_DIR when nothing can be kept there. */
export function makeDataDirectory(directory: string): void {
  const path = resolve(directory);
  try {
    makeFolders(path);
    rmdirSync(mkdtempSync(join(path, 'tried-')));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new WrongSetting(
      `DATA_DIR is set to "${directory}", where no folder can be made or written to (${code ?? 'refused'}). See .env.example.`,
    );
  }
}
