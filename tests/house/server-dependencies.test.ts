import { readdirSync, readFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
}

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const sources = readdirSync('server', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d|config)\.ts$/.test(path))
  .map((path) => join('server', path));

/** The packages a file takes while the server runs: a type is gone by then. */
function packagesOf(path: string): string[] {
  const code = readFileSync(path, 'utf8');
  const named = [
    ...code.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^'#.][^']*)'|import\('([^'#.][^']*)'\)|resolve\('([^'#.][^']*)'\)/gms),
  ];
  return named
    .map(([, one, two, three]) => one ?? two ?? three ?? '')
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

test('what the server imports is installed where only it is run: npm prune --omit=dev leaves it', () => {
  const taken = new Set(sources.flatMap(packagesOf));
  expect(taken.size).toBeGreaterThan(20);
  expect([...taken].filter((name) => !(name in dependencies))).toEqual([]);
});
