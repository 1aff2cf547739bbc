import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const { resolve } = createRequire(import.meta.url);
const fileOf = (name: string, file: string) => join(dirname(resolve(`${name}/package.json`)), 'cjs', `${file}.production.js`);

const files: Readonly<Record<string, string>> = {
  react: fileOf('react', 'react'),
  'react/jsx-runtime': fileOf('react', 'react-jsx-runtime'),
  'react-dom': fileOf('react-dom', 'react-dom'),
  'react-dom/client': fileOf('react-dom', 'react-dom-client'),
  scheduler: fileOf('scheduler', 'scheduler'),
  // The one for React 18 and later, which has the hook that the shim brings to earlier ones.
  'use-sync-external-store/shim/with-selector': fileOf('use-sync-external-store', 'use-sync-external-store-with-selector'),
};
const ids = new Set(Object.values(files));

/** Rewrites one of React's CommonJS files, whose form is always the same. Throws when it no longer is. */
export function asModule(code: string): string {
  const imports: string[] = [];
  const names = new Set<string>();
  const body = code
    .replaceAll(/(\w+) = require\("([\w/-]+)"\)/g, (_, name: string, from: string) => {
      imports.push(`import * as ${name} from '${from}';`);
      return `required_${name} = 0`;
    })
    .replaceAll(/\bexports\.(\w+)/g, (_, name: string) => {
      names.add(name);
      return `exported_${name}`;
    })
    .replaceAll(/^exported_\w+ =/gm, 'var $&')
    // What React throws to itself. An error that is made as a file runs has the whole of it parsed again for its place where an inspector
    // is attached, as Lighthouse's is: 70 ms on a slow processor, for a place that nobody reads.
    .replaceAll(/\b(\w+Exception) = Error\((\w+\(\d+\))\)/g, '$1 = Object($2)');
  const [left] = /.*\b(require\(|exports\b|module\.exports).*/.exec(body) ?? [];
  if (left !== undefined) throw new Error(`React's files have another form than build/react-as-modules.ts knows: ${left}`);
  return [...imports, body, `export { ${[...names].map((name) => `exported_${name} as ${name}`).join(', ')} };`].join('\n');
}

/** Makes others take React by the names of its exports: as one object it would have to stay whole. */
export function withNamedReact(code: string): string {
  return (
    code
      .replaceAll(
        /\bimport (\w+)(?:, *(\{[^}]*\}))? *from *(['"]react(?:-dom)?['"]);?/g,
        (_, all: string, some: string | undefined, from: string) =>
          [`import * as ${all} from ${from};`, ...(some ? [`import ${some} from ${from};`] : [])].join(' '),
      )
      // Radix hides the names of the newer hooks from bundlers, for the sake of older Reacts.
      .replaceAll(
        /\bReact\d?\[" (\w+) "\.trim\(\)\.toString\(\)\]/g,
        (whole, name: string) => `${whole.slice(0, whole.indexOf('['))}.${name}`,
      )
  );
}

/**
 * Takes React as ES modules into the browser's build. As CommonJS, which it is published as, it comes whole and with a
 * wrapper for each file that imports it: 2 kB more on every first visit.
 */
export function reactAsModules(): Plugin {
  return {
    name: 'accalmie:react-as-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    resolveId: (source) => files[source] ?? null,
    transform(code, id) {
      if (ids.has(id)) return { code: asModule(code), map: null };
      if (!id.includes('/node_modules/')) return null;
      const named = withNamedReact(code);
      return named === code ? null : { code: named, map: null };
    },
  };
}
