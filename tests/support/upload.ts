import { randomBytes } from 'node:crypto';
import { uploadToken } from '#contract/auth/auth.endpoints.ts';
import { uploadFile } from '#contract/bucket/bucket.endpoints.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import type { App } from '#server/app.ts';
import { call, type Answered } from './api.ts';

export interface UploadPart {
  readonly bytes: Uint8Array;
  /** The name the file claims, written as it is. */
  readonly name?: string;
  readonly field?: string;
}

/** A multipart form as bytes, so that a test may send what no browser would. */
export function multipartForm(parts: readonly UploadPart[]): { payload: Buffer; contentType: string } {
  const boundary = `----accalmie${randomBytes(8).toString('hex')}`;
  const pieces = parts.flatMap(({ bytes, name = 'photo.jpg', field = 'file' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return {
    payload: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

export async function askUploadToken(app: App, bearer: string, mimeTypes = 'image'): Promise<string> {
  const { body } = await call(app, uploadToken, { bearer, query: { mimeTypes } });
  return body.token;
}

/** Sends files with an upload token, one or several. */
export function sendFiles(
  app: App,
  token: string,
  parts: readonly UploadPart[],
  headers: Record<string, string> = {},
): Promise<Answered<FileRecord | { items: FileRecord[] }>> {
  const { payload, contentType } = multipartForm(parts);
  return call(app, uploadFile, { bearer: token, body: payload, headers: { 'content-type': contentType, ...headers } });
}

/** Uploads one file as a signed-in person and gives its record. */
export async function uploadAs(app: App, bearer: string, part: UploadPart, mimeTypes = 'image'): Promise<FileRecord> {
  const { status, body, problem } = await sendFiles(app, await askUploadToken(app, bearer, mimeTypes), [part]);
  if (status !== 201 || 'items' in body) throw new Error(`the upload answered ${status} ${problem.message}`);
  return body;
}
