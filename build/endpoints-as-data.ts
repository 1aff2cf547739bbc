import { runnerImport, type Plugin } from 'vite';

interface EndpointLike {
  method: string;
  path: string;
  access: { kind: string };
}

const isEndpoint = (value: unknown): value is EndpointLike =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/**
 * What a caller needs of an endpoint: schemas judge on the server, and forms import theirs by name. Who may call it is the server's to judge
 * too: the caller asks only whether it is for everyone.
 */
function forCallers(declared: EndpointLike): object {
  const kept = Object.entries(declared).filter(
    ([name]) => !['summary', 'query', 'body', 'answer', 'problems', 'limit', 'creates', 'isIdempotent'].includes(name),
  );
  return { ...Object.fromEntries(kept), access: { kind: declared.access.kind } };
}

async function endpointsOf(file: string): Promise<[name: string, declared: EndpointLike][]> {
  const { module } = await runnerImport<Record<string, unknown>>(file, { configFile: false, logLevel: 'error' });
  return Object.entries(module).filter((entry): entry is [string, EndpointLike] => isEndpoint(entry[1]));
}

/**
 * Replaces each `*.endpoints.ts` of the contract by its endpoints as plain data in the browser's build.
 * Naming an endpoint would otherwise bring every schema of its file, and zod, to pages that only read. Each endpoint
 * is a module of its own, so that it lies in the file of those who call it.
 * Types are untouched: they are checked on the real sources.
 */
export function endpointsAsData(): Plugin {
  const known = new Map<string, ReturnType<typeof endpointsOf>>();
  return {
    name: 'accalmie:endpoints-as-data',
    apply: 'build',
    enforce: 'pre',
    buildStart: () => known.clear(),
    async load(id) {
      const [, file, name] = /^(.*\/contract\/.+\.endpoints\.ts)(?:\?endpoint=(\w+))?$/.exec(id) ?? [];
      if (this.environment.name !== 'client' || file === undefined) return null;
      const loading = known.get(file) ?? endpointsOf(file);
      known.set(file, loading);
      const endpoints = await loading;
      if (name === undefined) {
        const parts = endpoints.map(([each]) => `export { ${each} } from ${JSON.stringify(`${file}?endpoint=${each}`)};`);
        return { code: parts.join('\n'), moduleType: 'js' };
      }
      const declared = endpoints.find(([each]) => each === name)?.[1];
      return { code: `export const ${name} = ${JSON.stringify(declared && forCallers(declared))};`, moduleType: 'js' };
    },
  };
}
