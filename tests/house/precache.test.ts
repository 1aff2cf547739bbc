import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Manifest } from 'vite';
import { markPrecached, precachedFiles } from '../../build/precached-files.ts';

const client = 'dist/client';
const budget = 600_000;

// Before the first build there is nothing to weigh; the whole proof builds first.
test.runIf(existsSync(`${client}/service-worker.js`))('what a device fetches at install stays under 600 kB, compressed', () => {
  const worker = readFileSync(`${client}/service-worker.js`, 'utf8');
  const precached = [...worker.matchAll(/\{[^{}]*?url["']?:["'`]([^"'`]+)["'`][^{}]*?\}/g)]
    .filter(([entry]) => /isPrecached["']?:(!0|true)/.test(entry))
    .map(([, url]) => `${client}/${url}`);
  expect(precached.length).toBeGreaterThan(50);
  const transferred = precached.map((file) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size);
  expect(transferred.reduce((sum, size) => sum + size, 0)).toBeLessThan(budget);
});

const manifest: Manifest = {
  '_kit.js': {
    file: 'assets/kit.js',
    css: ['assets/kit.css'],
    dynamicImports: ['src/features/blogs/BlogPage.tsx', 'src/features/practice-reservations/PracticePage.tsx'],
  },
  'src/features/blogs/BlogPage.tsx': { file: 'assets/BlogPage.js', imports: ['_kit.js'], assets: ['assets/a.woff2'] },
  'src/features/practice-reservations/PracticePage.tsx': { file: 'assets/PracticePage.js', imports: ['_kit.js'] },
};

test('it holds all that the shell leads to, but for the pages of the practice', () => {
  const files = precachedFiles(manifest, '<script src="/assets/kit.js"></script>');
  expect([...files]).toEqual(['assets/kit.js', 'assets/kit.css', 'assets/BlogPage.js', 'assets/a.woff2']);
});

test.runIf(existsSync(`${client}/.vite/manifest.json`))(
  'French strings come whole but for the practice’s, English ones as they are read',
  async () => {
    const listed = ['fr/blogs', 'en/blogs', 'en/app', 'fr/practice', 'fr/practice-reservations', 'fr/social-sign-in'].map((name) => ({
      url: `assets/messages-abc/${name}.json`,
      revision: null,
      size: 1,
    }));
    const { manifest: marked } = await markPrecached(listed);
    expect(marked.map((file) => 'isPrecached' in file)).toEqual([true, false, true, false, false, false]);
  },
);
