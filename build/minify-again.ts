import { createRequire } from 'node:module';
import { minify, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';

const { version } = createRequire(import.meta.url)('terser/package.json') as { version: string };
/** Constants stay on the right, where they repeat what stands around them. */
const options: MinifyOptions = {
  module: true,
  ecma: 2022,
  compress: { passes: 3, lhs_constants: false },
  format: { comments: false },
};
/**
 * Functions in objects become methods, which nobody can make objects with: in the two files of every page, where none does. Libraries that
 * come later may (an editor's make prototypes of such functions).
 */
const optionsOfEveryPage: MinifyOptions = { ...options, compress: { passes: 3, lhs_constants: false, unsafe_methods: true } };
const isOfEveryPage = (name: string) => name === 'vendor' || name === 'kit';

/**
 * Has Terser go over what the bundler's own minifier has written: of the first visit's script that takes 1.4 kB more, as it is
 * transferred. The bundler drops what is not used, Terser folds what is left; neither does the other's part as well.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'accalmie:minify-again',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    // The files' names are made before: other options, or another Terser, make other files of the same code.
    augmentChunkHash: () => version + JSON.stringify([options, optionsOfEveryPage]),
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          const { code } = await minify(file.code, isOfEveryPage(file.name) ? optionsOfEveryPage : options);
          if (code === undefined) throw new Error(`${file.fileName} came back empty`);
          file.code = code;
        }
      },
    },
  };
}
