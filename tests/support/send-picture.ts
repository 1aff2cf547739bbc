import { uploadToken } from '#contract/auth/auth.endpoints.ts';
import { uploadFile } from '#contract/bucket/bucket.endpoints.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import type { Caller } from './practice.ts';

/** Uploads a photo in JPEG, as a page does. */
export async function sendPicture(api: Caller['api'], bytes: Uint8Array): Promise<FileRecord> {
  const { token } = await api.call(uploadToken, { query: { mimeTypes: 'image' } });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const file = await api.call(uploadFile, { form, token, idempotencyKey: `${crypto.randomUUID()}/file` });
  if ('items' in file) throw new Error('one file was sent, several came back');
  return file;
}
