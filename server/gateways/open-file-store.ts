import { join } from 'node:path';
import type { Env } from '../env.ts';
import { diskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import { s3FileStore } from './s3-file-store.ts';

/** The store that the settings name: a bucket, else a folder of the data directory. */
export const openFileStore = ({ s3, dataDirectory }: Env): FileStore =>
  s3 ? s3FileStore(s3) : diskFileStore(join(dataDirectory, 'files'));
