import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '#server/gateways/s3-file-store.ts';
import { startFrontServer } from './front-server.ts';

export interface S3Server {
  readonly settings: S3Settings;
  /** For a server of its own. */
  readonly env: Record<`S3_${string}`, string>;
  /** How the next requests are answered, one after the other; then as usual. 0 cuts the line, null never answers. */
  answer(...statuses: (number | null)[]): void;
  /** `METHOD path` of every request so far. */
  readonly requests: string[];
  close(): Promise<void>;
}

/** A store on this machine that speaks S3 and checks signatures. */
export async function startS3Server(): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'accalmie-s3-'));
  const bucket = 'accalmie-test';
  const store = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] });
  await store.configureBuckets();
  const handle = store.callback();
  const requests: string[] = [];
  let answers: (number | null)[] = [];
  const front = await startFrontServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const planned = answers.shift();
    if (planned === undefined) handle(request, response);
    else if (planned === 0) request.socket.destroy();
    else if (planned !== null) response.writeHead(planned).end('<Error><Code>Planned</Code><Message>S3RVER</Message></Error>');
  });
  const endpoint = front.url;
  // The one account it knows.
  const settings = { endpoint, bucket, region: 'us-east-1', accessKey: 'S3RVER', secretKey: 'S3RVER' };
  return {
    settings,
    env: { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_ACCESS_KEY: settings.accessKey, S3_SECRET_KEY: settings.secretKey },
    answer(...statuses) {
      answers = statuses;
    },
    requests,
    async close() {
      await front.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
