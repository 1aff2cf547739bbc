import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const isText = (name: string) => /\.(js|css|svg|json|webmanifest|txt)$/.test(name);

/**
 * How distances to earlier text are written (RFC 7932, section 4: NPOSTFIX and NDIRECT). The encoder guesses; which is shortest shows when it is
 * tried: 130 bytes of an article's scripts.
 */
const distances = [
  [0, 0],
  [0, 15],
  [1, 0],
  [1, 2],
] as const;

function shortestBrotli(bytes: Buffer): Buffer {
  const tried = distances.map(([postfix, direct]) =>
    brotliCompressSync(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
        [constants.BROTLI_PARAM_NDIRECT]: direct,
      },
    }),
  );
  return tried.reduce((shortest, each) => (each.length < shortest.length ? each : shortest));
}

/** Writes a brotli and a gzip copy beside each file of the browser's build, once, at the best level. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'accalmie:precompress',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.ssr ? '' : config.build.outDir),
    closeBundle: {
      // After the worker, which is built once the bundle is closed.
      order: 'post',
      sequential: true,
      handler() {
        if (folder === '') return;
        for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(isText)) {
          const path = join(folder, name);
          if (statSync(path).size < 256) continue;
          const bytes = readFileSync(path);
          writeFileSync(`${path}.br`, shortestBrotli(bytes));
          writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
        }
      },
    },
  };
}
