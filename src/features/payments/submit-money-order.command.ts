import { uploadToken } from '#contract/auth/auth.endpoints.ts';
import { uploadFile } from '#contract/bucket/bucket.endpoints.ts';
import { isFileRecord, type FileRecord } from '#contract/bucket/bucket.schema.ts';
import { createManualPayment, uploadProof } from '#contract/payment/payment.endpoints.ts';
import type { ManualPayment } from '#contract/payment/payment.schema.ts';
import { tokenMessage } from '#contract/problem.ts';
import type { ApiClient } from '#src/device/api-client.ts';
import { ApiProblem } from '#src/device/problems.ts';

/** The proof of a money order on its way, and how far it has come. */
export interface ProofItem {
  /** A UUID: the first part of each step's idempotency key, so that a step done twice counts once. */
  readonly id: string;
  readonly reservationId: string;
  readonly transferCode: string;
  /** When the photo was taken, by the device's clock; ISO 8601, UTC. */
  readonly capturedAt?: string | undefined;
  readonly steps: ProofSteps;
}

/** What the steps already done have answered. */
export interface ProofSteps {
  readonly manualPaymentId?: string | undefined;
  readonly file?: FileRecord | undefined;
}

export interface Delivery {
  apiClient: ApiClient;
  /** Kept durably before the next step starts. */
  remember: (steps: ProofSteps) => void | Promise<void>;
  /** The photo's bytes, asked for only while they are still to be sent. */
  readPhoto?: () => Promise<File>;
}

/**
 * Sends the proof of a money order: opens it, uploads the photo, attaches it with its code. May be called again after
 * any failure, a lost answer or a restart: what is done is not done twice. Throws ApiProblem when the server refuses
 * and NetworkFailure when no answer came.
 */
export async function submitMoneyOrder(item: ProofItem, { apiClient, remember, readPhoto }: Delivery): Promise<ManualPayment> {
  const stepKey = (step: string) => `${item.id}/${step}`;

  async function open(): Promise<string> {
    const body = { reservationId: item.reservationId };
    return (await apiClient.call(createManualPayment, { body, idempotencyKey: stepKey('create') })).id;
  }

  async function send(photo: File): Promise<FileRecord> {
    const form = new FormData();
    form.append('file', photo);
    // The upload token is asked for here and never stored with the item: it lives minutes, a proof may wait days.
    const { token } = await apiClient.call(uploadToken, { query: { mimeTypes: 'image' } });
    const stored = await apiClient.call(uploadFile, { form, token, idempotencyKey: stepKey('upload') });
    if (!isFileRecord(stored)) throw new TypeError('The media service answered no file record');
    return stored;
  }

  async function upload(): Promise<FileRecord> {
    const photo = await readPhoto?.();
    if (!photo) throw new TypeError(`The photo of the proof ${item.id} is nowhere to be read`);
    try {
      return await send(photo);
    } catch (error) {
      const isTokenOver = error instanceof ApiProblem && error.status === 403 && error.body.message === tokenMessage;
      if (!isTokenOver) throw error;
      return send(photo);
    }
  }

  const manualPaymentId = item.steps.manualPaymentId ?? (await open());
  await remember({ ...item.steps, manualPaymentId });
  const file = item.steps.file ?? (await upload());
  await remember({ manualPaymentId, file });
  const { transferCode, capturedAt } = item;
  return apiClient.call(uploadProof, {
    parameters: { id: manualPaymentId },
    body: { file: { _id: file._id }, transferCode, ...(capturedAt && { capturedAt }) },
    idempotencyKey: stepKey('attach'),
  });
}
