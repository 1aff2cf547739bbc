import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const root = mkdtempSync(join(tmpdir(), 'accalmie-stamp-'));
afterAll(() => rm(root, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** Runs the script in a project of its own, whose builder copies src/page or fails; tells how it ended and what was built. */
function build(): [number | null, string] {
  const { status } = spawnSync(process.execPath, [join(root, 'scripts', 'run-built.mjs'), 'nothing']);
  return [status, readFileSync(join(root, 'dist', 'built'), 'utf8')];
}

test('what was built is kept while nothing changed; a failed build, or other packages, are built anew', () => {
  write(
    'node_modules/vite/bin/vite.js',
    `const fs = require('node:fs');
     const page = fs.readFileSync('src/page', 'utf8');
     fs.mkdirSync('dist', { recursive: true });
     fs.appendFileSync('dist/built', page + ' ');
     if (page === 'broken') process.exit(1);`,
  );
  write('src/page', 'one');
  write('package-lock.json', '1');
  mkdirSync(join(root, 'scripts'));
  copyFileSync(join('scripts', 'run-built.mjs'), join(root, 'scripts', 'run-built.mjs'));
  expect(build()).toEqual([0, 'one one ']);
  expect(build()).toEqual([0, 'one one ']);
  write('src/page', 'broken');
  expect(build()).toEqual([1, 'one one broken ']);
  write('src/page', 'one');
  expect(build()).toEqual([0, 'one one broken one one ']);
  write('package-lock.json', '2');
  expect(build()).toEqual([0, 'one one broken one one one one ']);
});
