import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((path) => join('src', path));
const importing = /import (\w+) from '([^']+\.module\.css)'/g;

const classesOf = (sheet: string): string[] => {
  const rules = readFileSync(sheet, 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\{[^{}]*\}/g, '{}');
  return [...new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name ?? ''))];
};

/** Each place where a component asks a sheet for a class: what stands between the brackets. */
const asked = files
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    return [...code.matchAll(importing)].flatMap(([, name = '', from = '']) => {
      const sheet = from.startsWith('#src/') ? from.slice(1) : join(dirname(path), from);
      return [...code.matchAll(new RegExp(`\\b${name}\\[([^\\]]+)\\]`, 'g'))].map(([, inside = '']) => ({ sheet, inside }));
    });
  });

const named = new Set(asked.flatMap(({ sheet, inside }) => [...inside.matchAll(/'([\w-]+)'/g)].map(([, name]) => `${sheet} ${name}`)));
/** Asked for by a value: which of their classes are used, no reader of text can tell. */
const chosenByValue = new Set(asked.filter(({ inside }) => !inside.includes("'")).map(({ sheet }) => sheet));

const declared = files
  .filter((path) => path.endsWith('.module.css'))
  .flatMap((sheet) => classesOf(sheet).map((name) => ({ sheet, each: `${sheet} ${name}` })));

test('every class that a component asks for is there: none renders without its style', () => {
  const there = new Set(declared.map(({ each }) => each));
  expect([...named].filter((each) => !there.has(each))).toEqual([]);
});

test('every class that is there is asked for', () => {
  expect(named.size).toBeGreaterThan(500);
  expect(declared.filter(({ sheet, each }) => !chosenByValue.has(sheet) && !named.has(each)).map(({ each }) => each)).toEqual([]);
});
