import { defineConfig } from 'vitest/config';

const api = (database: 'embedded' | 'postgresql') => ({
  test: {
    name: `api on ${database}`,
    include: ['tests/api/**/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    // Half of the time went into loading the server anew for each file; every app is closed by the test that started it.
    isolate: false,
    env: { API_DATABASE: database },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

/** The API tests run on the embedded database always, and on a PostgreSQL server when TEST_DATABASE_URL names one. */
export default defineConfig({
  test: {
    // One less than the cores, its own choice, leaves half of a machine with two of them idle.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'unit', include: ['{contract,server,src,sw}/**/*.test.{ts,tsx}'] } },
      { test: { name: 'simulation', include: ['tests/simulation/**/*.test.ts'], testTimeout: 1_800_000 } },
      { test: { name: 'house', include: ['tests/house/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'load', include: ['tests/load/**/*.test.ts'], testTimeout: 180_000, hookTimeout: 60_000, fileParallelism: false } },
      api('embedded'),
      ...(process.env['TEST_DATABASE_URL'] ? [api('postgresql')] : []),
    ],
  },
});
