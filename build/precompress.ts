import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const isText = (name: string) => /\.(js|css|svg|json|webmanifest|txt)$/.test(name);

const { BROTLI_PARAM_LGBLOCK: block, BROTLI_PARAM_NPOSTFIX: postfix, BROTLI_PARAM_NDIRECT: direct } = constants;

/**
 * How distances to earlier text are written (RFC 7932, section 4: NPOSTFIX and NDIRECT), and how much is read before it is coded (64 KiB, where
 * the encoder would take 256). The encoder guesses; which is shortest shows when it is tried: 130 bytes of an article's scripts, 200 of a pack.
 */
const ways = [
  { [postfix]: 0, [direct]: 0 },
  { [postfix]: 0, [direct]: 15 },
  { [postfix]: 1, [direct]: 0 },
  { [postfix]: 1, [direct]: 2 },
  { [block]: 16 },
];

function shortestBrotli(bytes: Buffer): Buffer {
  const tried = ways.map((way) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, ...way } }));
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
