import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Manifest } from 'vite';
import { arranged, markOffline, offlineFiles, pack } from '../../build/offline-packs.ts';
import { unpack } from '../../sw/unpack.ts';

const manifest: Manifest = {
  '_kit.js': {
    file: 'assets/kit.js',
    css: ['assets/kit.css'],
    assets: ['assets/a.woff2'],
    dynamicImports: [
      'src/features/blogs/BlogPage.tsx',
      'src/features/own-threads/WriteThreadPage.tsx',
      'src/features/practice-reservations/PracticePage.tsx',
      'src/features/profile/CropModal.tsx',
      'node_modules/libphonenumber-js/min/index.js',
    ],
  },
  'src/features/blogs/BlogPage.tsx': { file: 'assets/BlogPage.js', imports: ['_kit.js'], assets: ['assets/cover.webp'] },
  'src/features/own-threads/WriteThreadPage.tsx': {
    file: 'assets/WriteThreadPage.js',
    imports: ['_kit.js', '_form.js'],
    dynamicImports: ['src/features/own-threads/WriteThread.tsx'],
  },
  '_form.js': { file: 'assets/form.js' },
  'src/features/own-threads/WriteThread.tsx': { file: 'assets/WriteThread.js', imports: ['_form.js'] },
  'node_modules/libphonenumber-js/min/index.js': { file: 'assets/min.js' },
  'src/features/profile/CropModal.tsx': { file: 'assets/CropModal.js', imports: ['_kit.js'] },
  'src/features/practice-reservations/PracticePage.tsx': { file: 'assets/PracticePage.js', imports: ['_kit.js'] },
};
const shell = '<script src="/assets/kit.js"></script>';
const catalogue = (name: string) => `assets/messages-abc/${name}.json`;

test('a visitor’s pack holds what they can open, the other what only an account uses; neither what serves nothing without a network', () => {
  const { single, packs } = offlineFiles(manifest, shell, []);
  expect([...single]).toEqual(['assets/kit.js', 'assets/a.woff2', 'assets/cover.webp']);
  expect(packs).toEqual({
    visit: ['assets/kit.css', 'assets/BlogPage.js', 'assets/WriteThreadPage.js', 'assets/form.js'],
    own: ['assets/WriteThread.js', 'assets/min.js'],
    english: [],
  });
});

test('French strings come whole but for the practice’s, English ones with whoever reads English', () => {
  const catalogues = ['fr/blogs', 'en/blogs', 'en/app', 'en/help-line', 'en/quick-exit', 'en/practice', 'fr/practice', 'fr/social-sign-in'];
  const { packs } = offlineFiles(manifest, shell, [...catalogues.map(catalogue), 'assets/kit.js']);
  expect(packs.visit.slice(4)).toEqual(['fr/blogs', 'en/app', 'en/help-line', 'en/quick-exit'].map(catalogue));
  expect(packs.english).toEqual([catalogue('en/blogs')]);
});

const bufferOf = (bytes: Buffer): ArrayBuffer => new Uint8Array(bytes).buffer;
const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

test('what is packed comes out as it went in, with the type the server gives it', () => {
  const files = [
    { name: 'assets/a.js', bytes: Buffer.from('const é = "\n";') },
    { name: 'assets/b.css', bytes: Buffer.from('') },
    { name: 'assets/messages-abc/fr/blogs.json', bytes: Buffer.from('{"a":"œuvre"}') },
  ];
  const out = unpack(bufferOf(pack(files)));
  expect(out.map(({ name, type, bytes }) => [name, type, textOf(bytes)])).toEqual([
    ['assets/a.js', 'text/javascript', 'const é = "\n";'],
    ['assets/b.css', 'text/css; charset=utf-8', ''],
    ['assets/messages-abc/fr/blogs.json', 'application/json; charset=utf-8', '{"a":"œuvre"}'],
  ]);
});

test('files of a kind stand together in a pack, the largest first, in the same order whenever it is built', () => {
  const file = (name: string, length: number) => ({ name, bytes: Buffer.alloc(length) });
  const files = [file('a.css', 3), file('a.js', 1), file('m/fr/a.json', 1), file('c.js', 7), file('b.js', 7), file('mark.svg', 9)];
  const order = ['m/fr/a.json', 'b.js', 'c.js', 'a.js', 'a.css', 'mark.svg'];
  expect(arranged(files).map(({ name }) => name)).toEqual(order);
  expect(arranged(files.toReversed()).map(({ name }) => name)).toEqual(order);
});

test('half a pack, and what is none, are refused', () => {
  const whole = pack([
    { name: 'assets/a.js', bytes: Buffer.from('first();') },
    { name: 'assets/b.js', bytes: Buffer.from('second();') },
  ]);
  for (const length of [whole.length - 1, whole.length - 12, 20, 1, 0]) {
    expect(() => unpack(bufferOf(whole.subarray(0, length))), `${length} bytes`).toThrow(TypeError);
  }
  expect(() => unpack(bufferOf(Buffer.concat([whole, Buffer.from('x')])))).toThrow(TypeError);
  for (const other of ['Connectez-vous au Wi-Fi', '{}\n', '[["a"]]\n', '[[1,2]]\nab']) {
    expect(() => unpack(bufferOf(Buffer.from(other))), other).toThrow(TypeError);
  }
});

const isBuilt = existsSync('dist/client/.vite/manifest.json');

interface MarkedFile {
  url: string;
  isPrecached?: boolean;
  pack?: string;
  holds?: string;
}

/** The assets of this build, without its compressed copies and what the build before has left. */
async function markedFiles(): Promise<MarkedFile[]> {
  const own = JSON.parse(readFileSync('dist/client/.vite/own-assets.json', 'utf8')) as string[];
  const names = own.filter((name) => !/\.(br|gz)$/.test(name));
  return (await markOffline(names.map((url) => ({ url, revision: null, size: 1 })))).manifest;
}

test.runIf(isBuilt)('each file of this build comes at most once, and each pack holds what it says', async () => {
  const files = await markedFiles();
  expect(files.filter((file) => file.isPrecached && file.pack)).toEqual([]);
  for (const name of ['visit', 'own', 'english']) {
    const ofPack = files.filter((file) => file.pack === name).map(({ url }) => url);
    const held = files.filter(({ holds }) => holds === name).map(({ url }) => unpack(bufferOf(readFileSync(`dist/client/${url}`))));
    expect(ofPack.length, name).toBeGreaterThan(4);
    expect(held.map((list) => list.map((file) => file.name).toSorted())).toEqual([ofPack.toSorted()]);
  }
});

test.runIf(isBuilt)('a device that has every pack fetches 600 kB at most for a version of which nothing is kept', async () => {
  const sizeOf = ({ url }: MarkedFile) => statSync(`dist/client/${existsSync(`dist/client/${url}.br`) ? `${url}.br` : url}`).size;
  const sizes = (await markedFiles()).filter(({ isPrecached, holds }) => isPrecached ?? holds !== undefined).map(sizeOf);
  // The three pages of the help line come with it: 49 kB.
  const total = sizes.reduce((sum, size) => sum + size, 49_000);
  expect(total).toBeLessThanOrEqual(600_000);
  expect(total).toBeGreaterThan(400_000);
});
