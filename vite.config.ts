import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { endpointsAsData } from './build/endpoints-as-data.ts';
import { messageFiles } from './build/message-files.ts';
import { precompress } from './build/precompress.ts';

/** The server's programs, each run by scripts/run-built.mjs. */
const programs = ['start', 'backup', 'restore', 'create-admin'];

/** Without a list of files to precache; a plain object because the plugin's type denies what its manual documents. */
const nothingInjected: object = { injectionPoint: undefined };

/** Built from sw/ and served at /service-worker.js. It precaches nothing: it keeps the help line's pages itself. */
const worker: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'service-worker.ts',
  injectRegister: false,
  manifest: false,
  injectManifest: nothingInjected,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), endpointsAsData(), messageFiles(), ...(isSsrBuild ? [] : [VitePWA(worker)]), precompress()],
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    ...(isSsrBuild ? { ssr: true as const } : {}),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // The polyfill is an inline script that no browser we support needs.
    modulePreload: {
      polyfill: false,
      // The server preloads what a page's first load needs; naming every file of every page would weigh on each of them.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter((dependency) => dependency.endsWith('.css')) : dependencies,
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      ...(isSsrBuild ? { input: Object.fromEntries(programs.map((name) => [name, `server/${name}.ts`])) } : {}),
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                // What changes only with an upgrade, and what every page has: two files instead of fifteen crumbs.
                { name: 'vendor', tags: ['$initial'], test: /\/node_modules\/|rolldown\/runtime/ },
                { name: 'kit', tags: ['$initial'], test: /\/src\/|\/contract\/(locale|constants|endpoint)\.ts|\?endpoint=/ },
              ],
            },
          },
      // A contract module is there for its exports alone, so one that the page only names in a type leaves no trace.
      treeshake: {
        moduleSideEffects: (id: string) => !id.includes('/contract/'),
        // The table of every role's rights (permissions.ts) is built by calls of this name.
        manualPureFunctions: ['entries'],
      },
    },
  },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:3000' } },
}));
