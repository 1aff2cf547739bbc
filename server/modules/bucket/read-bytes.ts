import type { Readable } from 'node:stream';
import { refused } from '../../http/problem.ts';

/** The bytes of a stream, or null when there are more than the limit: the rest is read but not kept. One that breaks off is refused. */
export async function readBytes(stream: Readable, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  // Read to its end even when it is too large: a caller cut off in the middle of sending never sees the answer.
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      sizeBytes += chunk.length;
      if (sizeBytes <= maxBytes) chunks.push(chunk);
      else chunks.length = 0;
    }
  } catch {
    throw refused('BAD_REQUEST');
  }
  return sizeBytes <= maxBytes ? Buffer.concat(chunks) : null;
}
