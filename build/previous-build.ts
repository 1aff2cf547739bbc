import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Not served: the names of the assets that the build in this folder made itself. */
const listName = '.vite/own-assets.json';

function assetsIn(folder: string): string[] {
  if (!existsSync(join(folder, 'assets'))) return [];
  return readdirSync(join(folder, 'assets'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

function ownAssetsIn(folder: string): string[] {
  const list = join(folder, listName);
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as string[]) : assetsIn(folder);
}

/** Of what lay there, the assets of the build before this one; a build that changed nothing leaves them as they were. */
function namesToCarry(all: readonly string[], own: readonly string[], made: readonly string[]): string[] {
  const isSameBuild = own.join() === made.join();
  const known = new Set(made);
  return (isSameBuild ? all : own).filter((name) => !known.has(name));
}

/**
 * Keeps the assets of the previous build beside the new ones, one generation: a tab that was opened before a deployment
 * still finds the files it has not loaded yet. Their names have a hash, so none stands in another's place.
 */
export function keepPreviousBuild(): Plugin {
  let folder = '';
  let own: string[] = [];
  let hasWritten = false;
  const before = new Map<string, Buffer>();
  return {
    name: 'accalmie:previous-build',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'post',
    configResolved: ({ root, build }) => void (folder = resolve(root, build.outDir)),
    // Before the folder is emptied.
    buildStart() {
      own = ownAssetsIn(folder);
      for (const name of assetsIn(folder)) before.set(name, readFileSync(join(folder, name)));
    },
    writeBundle: () => void (hasWritten = true),
    closeBundle: {
      // After the worker's list of this build's files, and after their compressed copies.
      order: 'post',
      sequential: true,
      handler() {
        if (!hasWritten) return;
        const made = assetsIn(folder);
        for (const name of namesToCarry([...before.keys()], own, made)) {
          mkdirSync(dirname(join(folder, name)), { recursive: true });
          writeFileSync(join(folder, name), before.get(name) ?? '');
        }
        mkdirSync(dirname(join(folder, listName)), { recursive: true });
        writeFileSync(join(folder, listName), JSON.stringify(made));
      },
    },
  };
}
