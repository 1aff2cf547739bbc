import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class DataDirectoryInUse extends Error {}

// The kernel refuses longer paths for a socket.
const longestSocketPath = 100;

function socketPathOf(directory: string): string {
  const path = join(directory, 'opened.sock');
  if (Buffer.byteLength(path) <= longestSocketPath) return path;
  return join(tmpdir(), `accalmie-${createHash('sha256').update(directory).digest('hex').slice(0, 24)}.sock`);
}

const listen = (path: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.end(String(process.pid)));
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });

/** The pid of the process that answers on the socket, or null when nobody does. */
const holderOf = (path: string) =>
  new Promise<string | null>((resolve) => {
    let pid = '';
    const socket = connect(path);
    socket.setTimeout(2000, () => {
      socket.destroy();
      resolve(pid === '' ? 'unknown' : pid);
    });
    socket.on('data', (chunk: Buffer) => void (pid += chunk.toString()));
    socket.on('end', () => resolve(pid));
    socket.on('error', () => resolve(null));
  });

/**
 * Two processes on one embedded database lose each other's rows without a word, so one holds a socket in
 * the data directory while it lives. A socket dies with its process: a stale one refuses and is taken over.
 * A lock by timestamp was stolen whenever its holder was busy.
 */
export async function openAlone(dataDirectory: string): Promise<{ release(): Promise<void> }> {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const path = socketPathOf(realpathSync(dataDirectory));
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      const server = await listen(path);
      server.unref();
      return { release: () => new Promise((resolve) => void server.close(() => resolve())) };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      const pid = await holderOf(path);
      if (pid !== null)
        throw new DataDirectoryInUse(
          `The data directory ${dataDirectory} is already open in process ${pid}. Stop it first, or choose another DATA_DIR.`,
        );
      rmSync(path, { force: true });
    }
  }
  throw new DataDirectoryInUse(`The data directory ${dataDirectory} is being opened by another process.`);
}
