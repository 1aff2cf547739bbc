import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { uploadToken } from '#contract/auth/auth.endpoints.ts';
import { uploadFile } from '#contract/bucket/bucket.endpoints.ts';
import { startFreshServer } from '../support/built-server.ts';
import { zipOf } from '../support/documents.ts';
import { callServer } from '../support/http.ts';
import { isProving } from '../support/is-proving.ts';
import { jpegOf, pngBomb } from '../support/pictures.ts';
import { newClientOf } from '../support/practice.ts';

/** The most memory a process has held so far, in MiB, as the system counts it (proc(5), VmHWM). */
const peakOf = (pid: number): number => Number(/VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

/** A document whose list of parts becomes a thousand times what was sent, once it is unpacked. */
const documentBomb = (claimedBytes: number): Buffer =>
  zipOf({ '[Content_Types].xml': { deflated: deflateRawSync(Buffer.alloc(400_000_000, 0x20), { level: 9 }), claimedBytes } });

interface Sent {
  bytes: Buffer;
  status: number;
}

/** Sends each file four times at once, one after the other, to a server of its own; gives the memory it has held at most. */
async function peakWith(files: Readonly<Record<string, Sent>>): Promise<number> {
  const server = await startFreshServer('embedded', { env: { RATE_LIMITS: 'off' } });
  try {
    const { api } = await newClientOf(server.url);
    const { token } = await api.call(uploadToken, { query: { mimeTypes: 'image,document' } });
    for (const [name, { bytes, status }] of Object.entries(files)) {
      const answers = await Promise.all(
        Array.from({ length: 4 }, () => {
          const form = new FormData();
          form.append('file', new File([new Uint8Array(bytes)], 'photo.jpg'));
          return callServer(server.url, uploadFile, { bearer: token, form });
        }),
      );
      expect(
        answers.map((answer) => answer.status),
        name,
      ).toEqual([status, status, status, status]);
    }
    return peakOf(server.pid);
  } finally {
    await server.remove();
  }
}

// Other systems tell the peak in other ways; the server is the same.
test.skipIf(!isProving || process.platform !== 'linux')(
  'files made to exhaust the server are refused for less memory than honest photos take',
  async () => {
    const photos = await peakWith({ photo: { bytes: await jpegOf(6000, 4000), status: 201 } });
    const bombs = await peakWith({
      'a picture of 900 million pixels': { bytes: pngBomb(30_000, 30_000), status: 413 },
      'a picture of more pixels than there can be': { bytes: pngBomb(2_000_000_000, 2_000_000_000), status: 415 },
      'a document that says how large it is': { bytes: documentBomb(400_000_000), status: 415 },
      'a document that lies about it': { bytes: documentBomb(1000), status: 415 },
      'more bytes than are taken': { bytes: Buffer.alloc(31_000_000, 0x5a), status: 413 },
    });
    expect(bombs).toBeLessThan(photos);
  },
);
