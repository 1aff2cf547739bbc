import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { keepPreviousBuild } from '../../build/previous-build.ts';
import { precompress } from '../../build/precompress.ts';

const root = mkdtempSync(join(tmpdir(), 'accalmie-builds-'));
afterAll(() => rm(root, { recursive: true, force: true }));

/** Builds a small site whose words are given, and tells which of all words the served files hold. */
async function buildSite(word: string): Promise<string[]> {
  mkdirSync(join(root, 'src'), { recursive: true });
  writeFileSync(join(root, 'index.html'), '<script type="module" src="/src/main.js"></script>');
  writeFileSync(join(root, 'src', 'main.js'), "void import('./late.js');");
  writeFileSync(join(root, 'src', 'late.js'), `document.title = '${`${word} `.repeat(200)}';`);
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [precompress(), keepPreviousBuild()],
    build: { outDir: join(root, 'dist/client'), emptyOutDir: true },
  });
  const assets = join(root, 'dist/client/assets');
  const late = readdirSync(assets).filter((name) => /^late-.*\.js$/.test(name));
  for (const name of late) expect(readdirSync(assets)).toContain(`${name}.br`);
  return late
    .map((name) => /'?"?`?(\w+) /.exec(readFileSync(join(assets, name), 'utf8').replace(/^.*title\s*=\s*/s, ''))?.[1] ?? '')
    .sort();
}

test('a build leaves the files of the one before it where they were, and of no older one', async () => {
  expect(await buildSite('one')).toEqual(['one']);
  expect(await buildSite('two')).toEqual(['one', 'two']);
  expect(await buildSite('two')).toEqual(['one', 'two']);
  expect(await buildSite('three')).toEqual(['three', 'two']);
});
