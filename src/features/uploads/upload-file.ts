import { uploadFile as uploadFileEndpoint } from '#contract/bucket/bucket.endpoints.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { isFileRecord } from '#contract/bucket/file-record.ts';
import { tokenMessage } from '#contract/problem.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { createUploadTransport } from '#src/device/upload-transport.ts';

export interface Upload {
  /** A UUID: sending the same item twice stores it once. */
  id: string;
  file: File;
  token: string;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Sends one file to the media service. Rejects with an AbortError, an ApiProblem, or a NetworkFailure when unsure. */
export async function uploadFile(apiClient: ApiClient, { id, file, token, onProgress, signal }: Upload): Promise<FileRecord> {
  const form = new FormData();
  form.append('file', file);
  const stored = await apiClient.call(uploadFileEndpoint, {
    form,
    token,
    idempotencyKey: `${id}/upload`,
    transport: createUploadTransport({ onProgress, signal }),
  });
  if (!isFileRecord(stored)) throw new TypeError('The media service answered no file record');
  return stored;
}

/** The upload token has died: a new one is asked for, once. */
export const isUploadTokenProblem = (error: unknown): boolean =>
  error instanceof ApiProblem && error.status === 403 && error.body.message === tokenMessage;
