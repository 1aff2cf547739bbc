import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export interface Ended {
  readonly isDone: boolean;
  readonly seconds: number;
  /** The last lines of what it wrote, without colours. */
  readonly lastLines: readonly string[];
}

const lastLength = 40;

/** Runs a command, shows what it writes, and remembers how that ended. */
export function runCommand(
  [program, ...given]: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> {
  const startedAt = Date.now();
  let written = '';
  return new Promise((resolve) => {
    const child = spawn(program, given, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
    const show = (to: NodeJS.WriteStream) => (chunk: Buffer) => {
      to.write(chunk);
      written = (written + chunk.toString()).slice(-20_000);
    };
    child.stdout.on('data', show(process.stdout));
    child.stderr.on('data', show(process.stderr));
    const end = (isDone: boolean) => {
      const lines = stripVTControlCharacters(written).split('\n');
      resolve({
        isDone,
        seconds: Math.round((Date.now() - startedAt) / 1000),
        lastLines: lines.filter((line) => line.trim() !== '').slice(-lastLength),
      });
    };
    child.once('error', () => end(false));
    child.once('close', (code) => end(code === 0));
  });
}
