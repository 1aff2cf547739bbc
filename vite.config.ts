import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA, type VitePWAOptions } from 'vite-plugin-pwa';
import { scopedName } from './build/class-names.ts';
import { endpointsAsData } from './build/endpoints-as-data.ts';
import { messageFiles } from './build/message-files.ts';
import { minifyAgain } from './build/minify-again.ts';
import { markOffline, offlinePacks } from './build/offline-packs.ts';
import { precompress } from './build/precompress.ts';
import { keepPreviousBuild } from './build/previous-build.ts';
import { shellPage } from './build/shell-page.ts';
import { styleLoader } from './build/style-loader.ts';
import { reactAsModules } from './build/react-as-modules.ts';
import { accountMenu, appointment, bookingDays, formRules, kit, practiceDesk, sharedByPages, signedIn } from './build/shared-files.ts';

/** The server's programs, each run by scripts/run-built.mjs. */
const programs = ['start', 'backup', 'restore', 'create-admin', 'remove-demonstration'];

/** Libraries of many small modules, put into the server's own files: a start reads each file of what is not (decision 007). */
const bundledForServer = [
  /^(date-fns|drizzle-orm|zod|libphonenumber-js|jose|react|react-dom|use-sync-external-store|seroval|file-type|strtok3|token-types)(\/|$)/,
  /^@tanstack\//,
];

/** Built from sw/ and served at /service-worker.js, with the list of this build's files inside. */
const worker: Partial<VitePWAOptions> = {
  strategies: 'injectManifest',
  srcDir: 'sw',
  filename: 'service-worker.ts',
  injectRegister: false,
  manifest: false,
  injectManifest: {
    globPatterns: ['index.html', 'assets/**/*.{js,css,json,woff2,svg,png,webp,avif,txt}'],
    manifestTransforms: [markOffline],
    buildPlugins: { vite: [endpointsAsData()] },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    reactAsModules(),
    styleLoader(),
    endpointsAsData(),
    messageFiles(),
    shellPage(),
    minifyAgain(),
    offlinePacks(),
    ...(isSsrBuild ? [] : [VitePWA(worker)]),
    precompress(),
    keepPreviousBuild(),
  ],
  css: { modules: { generateScopedName: scopedName } },
  resolve: { alias: { 'react-style-singleton': fileURLToPath(new URL('src/ui/style-singleton.ts', import.meta.url)) } },
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
            // Every page names fifty files: with eight characters of hash each first visit fetched 140 bytes more. The bundler takes
            // no fewer than seven for scripts; they still tell one build's file from another's.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames: 'assets/[name]-[hash:6][extname]',
            codeSplitting: {
              groups: [
                // What changes only with an upgrade.
                { name: 'vendor', tags: ['$initial'], test: /\/node_modules\// },
                {
                  debugName: 'kit',
                  name: kit,
                  test: /\/src\/|\/contract\/|preload-helper|\/useSuspenseQuery\.js/,
                  includeDependenciesRecursively: false,
                },
                { debugName: 'shared', name: sharedByPages, test: /\/src\/|\/contract\//, includeDependenciesRecursively: false },
                { debugName: 'form-rules', name: formRules, test: /\/contract\//, includeDependenciesRecursively: false },
                {
                  debugName: 'appointment',
                  name: appointment,
                  test: /\/src\/features\/reservations\//,
                  includeDependenciesRecursively: false,
                },
                {
                  debugName: 'booking-days',
                  name: bookingDays,
                  test: /\/src\/(features\/booking|ui)\//,
                  includeDependenciesRecursively: false,
                },
                { debugName: 'account-menu', name: accountMenu, test: /\/src\/(app|ui)\//, includeDependenciesRecursively: false },
                { debugName: 'practice-desk', name: practiceDesk, test: /\/src\/|\/contract\//, includeDependenciesRecursively: false },
                { debugName: 'signed-in', name: signedIn, test: /\/src\/|\/contract\//, includeDependenciesRecursively: false },
              ],
            },
          },
      // A contract module is there for its exports alone, so one that the page only names in a type leaves no trace.
      treeshake: { moduleSideEffects: (id: string) => !id.includes('/contract/') },
    },
  },
  ssr: { noExternal: bundledForServer },
  server: { proxy: { '/api': process.env['API_URL'] ?? 'http://localhost:3000' } },
}));
