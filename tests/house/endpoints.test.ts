import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allEndpoints, endpointsByService } from '#contract/endpoints.ts';
import { pathParameters } from '#contract/path-parameters.ts';
import { assertEveryEndpointIsServed } from '#server/http/mount-endpoint.ts';
import type { Route } from '#server/http/route.ts';
import { openApiDocument } from '#server/http/openapi.ts';

const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;

test('no two endpoints share a method and a path, and each stands under its service', () => {
  expect(new Set(allEndpoints.map(nameOf)).size).toBe(allEndpoints.length);
  for (const [service, endpoints] of Object.entries(endpointsByService)) {
    for (const { path } of endpoints) expect(path.startsWith(`/v1/${service}/`), path).toBe(true);
  }
});

test('every parameter of a path has its shape in the contract', () => {
  const names = allEndpoints.flatMap(({ path }) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name));
  expect(names.filter((name) => !(name in pathParameters))).toEqual([]);
  expect(Object.keys(pathParameters).filter((name) => !names.includes(name))).toEqual([]);
});

test('an endpoint without a handler, or with two, stops the start with its name', () => {
  const served = allEndpoints.map((endpoint) => ({ endpoint }) as Route);
  const [first, ...others] = served;
  if (!first) throw new Error('the contract is empty');
  expect(() => assertEveryEndpointIsServed(allEndpoints, served)).not.toThrow();
  expect(() => assertEveryEndpointIsServed(allEndpoints, others)).toThrow(`${nameOf(first.endpoint)} has 0 handlers`);
  expect(() => assertEveryEndpointIsServed(allEndpoints, [...served, first])).toThrow(`${nameOf(first.endpoint)} has 2 handlers`);
});

test('what may be cached is a GET that answers everyone alike', () => {
  const wrong = allEndpoints.filter(
    ({ cache, method, access }) => cache && cache !== 'NO_STORE' && (method !== 'GET' || access.kind !== 'PUBLIC'),
  );
  expect(wrong.map(nameOf)).toEqual([]);
});

const sourcesIn = (folder: string) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'));

/** The folders of the contract whose endpoints a service answers, when not the one that has its name. */
const foldersOf: Record<string, readonly string[]> = { client: ['client', 'practice'] };

/** The names under which the contract exports the endpoints of a service. */
function endpointNames(service: string): string[] {
  const sources = (foldersOf[service] ?? [service]).flatMap((folder) =>
    readdirSync(`contract/${folder}`)
      .filter((file) => file.endsWith('.endpoints.ts'))
      .map((file) => readFileSync(`contract/${folder}/${file}`, 'utf8')),
  );
  return [...sources.join('\n').matchAll(/export const (\w+) = (?:endpoint|healthEndpoint)\(/g)].map(([, name]) => name ?? '');
}

test('every endpoint is called in a test of its service, or in what those tests share', () => {
  const untested = Object.keys(endpointsByService).flatMap((service) => {
    const tests = [...sourcesIn(`tests/api/${service}`), ...sourcesIn('tests/support')].join('\n');
    return endpointNames(service).filter((name) => !new RegExp(`\\b${name}\\b`).test(tests));
  });
  expect(untested).toEqual([]);
});

test('the OpenAPI document lists every endpoint with its answers', () => {
  const { paths } = openApiDocument('test') as { paths: Record<string, Record<string, { responses: object }>> };
  for (const { method, path } of allEndpoints)
    expect(Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {}).length, path).toBeGreaterThan(0);
});
