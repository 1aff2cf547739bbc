import { closeSync, fdatasyncSync, fsyncSync, openSync } from 'node:fs';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface EmscriptenNodeFs {
  realPath(node: object): string;
  stream_ops: { fsync?: (stream: { nfd?: number; node: object }) => number };
}

/** How often the embedded database has asked the disk to keep what was written; read by its test. */
export const diskSyncs = { count: 0 };

/**
 * PGlite starts PostgreSQL with fsync off, and its file system has no fsync at all: a power cut could take
 * back what was acknowledged. This gives it one. It leans on Emscripten's internals, so the version is pinned
 * and tests/api/database/disk-syncs.test.ts counts the calls.
 */
class SyncingNodeFs extends NodeFS {
  override async init(pg: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const initialised = await super.init(pg, options);
    const { emscriptenOpts } = initialised;
    const addFsync = (module: unknown) => {
      const nodeFs = (module as { NODEFS?: EmscriptenNodeFs }).NODEFS;
      if (!nodeFs) throw new Error('the embedded database has another file system than the one its fsync was written for');
      nodeFs.stream_ops.fsync = (stream) => {
        diskSyncs.count += 1;
        if (stream.nfd !== undefined) {
          fdatasyncSync(stream.nfd);
          return 0;
        }
        const directory = openSync(nodeFs.realPath(stream.node), 'r');
        try {
          fsyncSync(directory);
        } finally {
          closeSync(directory);
        }
        return 0;
      };
    };
    const preRun = emscriptenOpts.preRun;
    const before = Array.isArray(preRun) ? preRun : preRun ? [preRun] : [];
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...before, addFsync as (typeof before)[number]] } };
  }
}

/** The options that make PGlite keep its data in a directory and wait for the disk at each commit. */
export function durableOptions(directory: string): PGliteOptions {
  const startParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F');
  return { fs: new SyncingNodeFs(directory), startParams: [...startParams, '-c', 'wal_sync_method=fsync', '-c', 'shared_buffers=16MB'] };
}
