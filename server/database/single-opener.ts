import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readlinkSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class DataDirectoryInUse extends Error {}

interface Lock {
  release(): Promise<void>;
}

// The kernel refuses longer addresses of a socket.
const longestAddress = 100;

/**
 * Calls with a path of the directory that a socket's address can begin with. A long one is gone to through a link
 * of one's own: the socket still stands in the directory, where others find it whatever their folder for temporary files.
 */
async function atShortPath<T>(directory: string, use: (path: string) => Promise<T>): Promise<T> {
  if (Buffer.byteLength(directory) <= longestAddress - '/opened-00000000.sock'.length) return use(directory);
  const folder = mkdtempSync(join(tmpdir(), 'opened-'));
  try {
    symlinkSync(directory, join(folder, 'd'));
    return await use(join(folder, 'd'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const listen = (path: string) =>
  new Promise<Server>((resolve, reject) => {
    const server = createServer((socket) => socket.end(String(process.pid)));
    server.once('error', reject);
    server.listen(path, () => resolve(server));
  });

/** The pid of the process that answers on the socket, 'unknown' when it does not say, or null when there is none. */
const holderOf = (path: string) =>
  new Promise<string | null>((resolve) => {
    let pid = '';
    const socket = connect(path);
    socket.setTimeout(2000, () => {
      socket.destroy();
      resolve(pid || 'unknown');
    });
    socket.on('data', (chunk: Buffer) => void (pid += chunk.toString()));
    socket.on('end', () => resolve(pid || 'unknown'));
    // Any other error, such as too many who wait to be answered, is one of a process that lives.
    socket.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' || code === 'ENOENT' ? null : 'unknown'));
  });

const claimName = (generation: number) => `opened-${generation}`;

const generationsIn = (directory: string) =>
  readdirSync(directory).flatMap((name) => /^opened-(\d+)$/.exec(name)?.slice(1).map(Number) ?? []);

const latestIn = (directory: string) => Math.max(0, ...generationsIn(directory));

function clearEarlier(directory: string, generation: number): void {
  for (const earlier of generationsIn(directory).filter((each) => each < generation)) {
    const link = join(directory, claimName(earlier));
    try {
      rmSync(join(directory, readlinkSync(link)), { force: true });
      rmSync(link, { force: true });
    } catch (error) {
      // One that came too late takes its own away meanwhile.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
}

/** Claims one generation of the directory; null when another was quicker. */
async function claim(directory: string, shortPath: string, generation: number): Promise<Lock | null> {
  const name = `opened-${randomBytes(4).toString('hex')}.sock`;
  // It answers before anybody can find it: a claim that refuses is one of a dead process.
  const server = await listen(join(shortPath, name));
  server.unref();
  const release = async () => {
    await new Promise((resolve) => server.close(resolve));
    rmSync(join(directory, name), { force: true });
  };
  try {
    symlinkSync(name, join(directory, claimName(generation)));
  } catch (error) {
    await release();
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return null;
    throw error;
  }
  if (latestIn(directory) === generation) {
    clearEarlier(directory, generation);
    return { release };
  }
  // What it followed was long gone: its name was free again because a later one had cleared it away.
  rmSync(join(directory, claimName(generation)), { force: true });
  await release();
  return null;
}

/**
 * Two processes on one embedded database lose each other's rows without a word, so one holds a socket in the data
 * directory while it lives; a socket dies with its process and then refuses. Nothing is ever taken away from its holder: to remove a
 * dead one's socket and put one's own there would be two steps, and two starters would take each other's. Claims are links numbered in
 * turn, made by a call that fails where there is one; who finds the latest dead makes the next. The latest stays when it is released,
 * so that no number is used twice. A lock by timestamp was stolen whenever its holder was busy.
 */
export async function openAlone(dataDirectory: string): Promise<Lock> {
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  const directory = realpathSync(dataDirectory);
  return atShortPath(directory, async (shortPath) => {
    for (;;) {
      const latest = latestIn(directory);
      const pid = await holderOf(join(shortPath, claimName(latest)));
      if (pid !== null)
        throw new DataDirectoryInUse(
          `The data directory ${dataDirectory} is already open in process ${pid}. Stop it first, or choose another DATA_DIR.`,
        );
      const lock = await claim(directory, shortPath, latest + 1);
      if (lock) return lock;
    }
  });
}
