import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { isFileKey, pathOfKey, type FileStore } from './file-store.ts';

/** A bucket of this installation alone, in a store that speaks S3. */
export interface S3Settings {
  /** Without the bucket, which is written into the path: `https://s3.example.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKey: string;
  readonly secretKey: string;
}

interface Limits {
  /** For one attempt. */
  readonly timeoutMs: number;
  readonly attempts: number;
  /** Before the second attempt; doubles after. */
  readonly firstPauseMs: number;
  /** Keys in one answer; no store gives more than 1000. */
  readonly listedAtOnce: number;
}

const usualLimits: Limits = { timeoutMs: 15_000, attempts: 4, firstPauseMs: 200, listedAtOnce: 1000 };
const checkLimits = { timeoutMs: 3000, attempts: 1, firstPauseMs: 0 };

interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
}

interface Request {
  readonly method: 'GET' | 'PUT' | 'DELETE' | 'HEAD';
  /** Below the bucket, with its query. */
  readonly path: string;
  readonly body?: Uint8Array;
}

/**
 * Keeps files in a bucket. An attempt that is not answered in time, is answered 429 or by an error of the store itself is made again:
 * each of these requests may be. Whatever else goes wrong throws, in words without a secret.
 */
export function s3FileStore({ endpoint, bucket, region, accessKey, secretKey }: S3Settings, limits = usualLimits): FileStore {
  const client = new AwsClient({ accessKeyId: accessKey, secretAccessKey: secretKey, region, service: 's3' });
  const base = `${endpoint.replace(/\/$/, '')}/${bucket}`;

  async function attempt({ method, path, body }: Request, timeoutMs: number): Promise<Answer> {
    // Signed, so that bytes damaged on the way are refused and not kept.
    const headers = {
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    };
    const signed = await client.sign(`${base}${path}`, { method, headers, ...(body ? { body: new Uint8Array(body) } : {}) });
    const response = await fetch(signed, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual' });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  async function ask(request: Request, { timeoutMs, attempts, firstPauseMs }: Omit<Limits, 'listedAtOnce'> = limits): Promise<Answer> {
    for (let left = attempts - 1, pauseMs = firstPauseMs; ; left -= 1, pauseMs *= 2) {
      const answer = await attempt(request, timeoutMs).catch((cause: unknown) => {
        if (left === 0) throw new Error('the file store does not answer', { cause });
        return null;
      });
      if (answer && (left === 0 || !isPassing(answer.status))) return answer;
      await pause(pauseMs);
    }
  }

  return {
    async write(key, bytes) {
      const answer = await ask({ method: 'PUT', path: `/${pathOfKey(key)}`, body: bytes });
      if (answer.status !== 200) throw unexpected(answer);
    },
    async read(key) {
      const answer = await ask({ method: 'GET', path: `/${pathOfKey(key)}` });
      if (answer.status === 200) return answer.bytes;
      if (isNoSuchKey(answer)) return null;
      throw unexpected(answer);
    },
    async remove(key) {
      const answer = await ask({ method: 'DELETE', path: `/${pathOfKey(key)}` });
      if (answer.status !== 204 && answer.status !== 200 && !isNoSuchKey(answer)) throw unexpected(answer);
    },
    async keys(options) {
      const keys: string[] = [];
      for (let after: string | undefined = ''; after !== undefined;) {
        const query = new URLSearchParams({ marker: after, 'max-keys': String(limits.listedAtOnce) });
        const answer = await ask({ method: 'GET', path: `?${query.toString()}` });
        if (answer.status !== 200) throw unexpected(answer);
        const page = pageOf(answer.bytes.toString('utf8'));
        if (page.next === after) throw new Error('the file store lists in circles');
        keys.push(...page.files.filter(({ writtenAt }) => !options || writtenAt < options.writtenBefore).map(({ key }) => key));
        after = page.next;
      }
      return keys;
    },
    // One request writes a file whole, or not at all.
    removeUnfinished: () => Promise.resolve(),
    async check() {
      const answer = await ask({ method: 'HEAD', path: '' }, checkLimits);
      if (answer.status !== 200) throw unexpected(answer);
    },
  };
}

const isPassing = (status: number) => status === 429 || status >= 500;

/** What the store says is wrong, by its code: its message can repeat what was signed. */
const codeIn = (bytes: Buffer) => /<Code>(\w+)<\/Code>/.exec(bytes.toString('utf8', 0, 2000))?.[1];

const unexpected = ({ status, bytes }: Answer) => new Error(`the file store answered ${status} ${codeIn(bytes) ?? ''}`.trimEnd());

/** A bucket that is not there also answers 404, and is no missing file. */
const isNoSuchKey = ({ status, bytes }: Answer) => status === 404 && codeIn(bytes) === 'NoSuchKey';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const textOf = (xml: string) => xml.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');

/**
 * One page of a listing (ListObjects): its second version goes on by a token, this one by the last key, which every store takes.
 * Our keys hold nothing that XML would write otherwise; what else lies there is none of ours.
 */
function pageOf(xml: string): { files: { key: string; writtenAt: Date }[]; next: string | undefined } {
  const entries = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    path: textOf(/<Key>([^<]*)<\/Key>/.exec(entry)?.[1] ?? ''),
    writtenAt: new Date(/<LastModified>([^<]*)<\/LastModified>/.exec(entry)?.[1] ?? ''),
  }));
  const files = entries
    .map(({ path, writtenAt }) => ({ key: path.slice(3), path, writtenAt }))
    .filter(({ key, path }) => isFileKey(key) && pathOfKey(key) === path);
  return { files, next: /<IsTruncated>true</.test(xml) ? entries.at(-1)?.path : undefined };
}
