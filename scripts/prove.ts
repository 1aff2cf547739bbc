import { spawnSync } from 'node:child_process';

/** The tests of `npm test` that take a number, with big ones: an hour or more. */
const bigNumbers = {
  PROVE_EDITS: '2000',
  PROVE_FUZZ: '1000000',
  PROVE_KILLS: '500',
  PROVE_ROUNDS: '50',
  PROVE_RUNS: '10000',
  PROVE_SCHEDULES: '10000',
};
const projects = ['unit', 'simulation', 'load', 'api on embedded'].flatMap((name) => ['--project', name]);

const built = spawnSync('node', ['scripts/run-built.mjs', 'nothing'], { stdio: 'inherit' });
const proven = spawnSync('npx', ['vitest', 'run', ...projects, '--testTimeout', '7200000'], {
  stdio: 'inherit',
  env: { ...process.env, ...bigNumbers },
});
process.exitCode = built.status === 0 && proven.status === 0 ? 0 : 1;
