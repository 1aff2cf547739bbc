// Runs one of the server's programs from dist/, building first when a source has changed since the last build.
// Plain JavaScript: it must run before anything is built, also where development packages are not installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamp = join(root, 'dist', 'built-from');
const sources = ['contract', 'server', 'src', 'public', 'sw', 'build', 'index.html', 'vite.config.ts', 'package.json', 'package-lock.json'];

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (
    !readdirSync(dirname(path), { withFileTypes: true })
      .find((entry) => join(dirname(path), entry.name) === path)
      ?.isDirectory()
  ) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true, recursive: true })) {
    if (entry.isFile()) yield join(entry.parentPath, entry.name);
  }
}

function fingerprint() {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of [...filesBelow(join(root, source))].sort((a, b) => (a < b ? -1 : 1)))
      hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

export function buildIfStale() {
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  process.stdout.write('Building what has changed (about half a minute)…\n');
  // A build that fails or is interrupted leaves some of each: it must not pass for what was there before.
  rmSync(stamp, { force: true });
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  for (const kind of [[], ['--ssr']]) {
    const options = { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' };
    const built = spawnSync(process.execPath, [vite, 'build', ...kind], options);
    if (built.status !== 0) {
      process.stderr.write(`${built.stdout}\nThe build failed.\n`);
      process.exit(1);
    }
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, wanted);
}

const program = process.argv[2];
if (program) {
  buildIfStale();
  if (program !== 'nothing') {
    if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
    process.argv.splice(1, 2, join(root, 'dist', 'server', `${program}.js`));
    await import(pathToFileURL(join(root, 'dist', 'server', `${program}.js`)).href);
  }
}
