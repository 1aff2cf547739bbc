import { defineConfig } from 'vitest/config';
import { hasPostgresql } from './scripts/run-steps.ts';

/** What is going to happen is waited for however busy the machine is. */
const eventually = { expect: { poll: { timeout: 20_000 } } };

const everyCall = ['tests/api/**/*.test.ts'];

/** `npm run prove` asks both databases everything. */
const isProving = process.env['PROVE'] === 'on';

/** Of what writes and races, where two databases could differ, what takes longest and differs least. */
const longest = ['money-model/money-model', 'payment-progress', 'webhook-orders'].map((name) => `tests/api/payment/${name}.test.ts`);
const writing = [
  'tests/api/{booking,database,pages,payment,threads}/**/*.test.ts',
  'tests/api/auth/{account-deletion,devices,sign-up,temporary-user}.test.ts',
  'tests/api/bucket/{sweep-files,upload-file,upload-quota}.test.ts',
  'tests/api/http/idempotency.test.ts',
];
/** What is about the embedded database alone, or about what both are filled with. */
const ofEmbedded = ['tests/api/database/**/*.test.ts'];

const api = (database: 'embedded' | 'postgresql', include: readonly string[], exclude: readonly string[] = []) => ({
  test: {
    name: `api on ${database}`,
    include: [...include],
    exclude: [...exclude],
    globalSetup: ['tests/support/global-setup.ts'],
    // Half of the time went into loading the server anew for each file; every app is closed by the test that started it.
    isolate: false,
    env: { API_DATABASE: database },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    ...eventually,
  },
});

export default defineConfig({
  test: {
    // One less than the cores, its own choice, leaves half of a machine with two of them idle.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'unit', include: ['{contract,server,src,sw}/**/*.test.{ts,tsx}'], testTimeout: 30_000, ...eventually } },
      { test: { name: 'simulation', include: ['tests/simulation/**/*.test.ts'], testTimeout: 1_800_000 } },
      { test: { name: 'house', include: ['tests/house/**/*.test.ts'], testTimeout: 120_000 } },
      { test: { name: 'load', include: ['tests/load/**/*.test.ts'], testTimeout: 300_000, hookTimeout: 120_000, ...eventually } },
      ...(hasPostgresql && !isProving ? [api('embedded', writing, longest)] : [api('embedded', everyCall)]),
      ...(hasPostgresql ? [api('postgresql', everyCall, isProving ? [] : ofEmbedded)] : []),
    ],
  },
});
