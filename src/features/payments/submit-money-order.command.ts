import { uploadToken } from '#contract/auth/auth.endpoints.ts';
import { uploadFile } from '#contract/bucket/bucket.endpoints.ts';
import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { isFileRecord } from '#contract/bucket/file-record.ts';
import { createManualPayment, uploadProof } from '#contract/payment/payment.endpoints.ts';
import { tokenMessage } from '#contract/problem.ts';
import { ApiProblem } from '#src/device/problems.ts';
import { Unacknowledged, type OutboxCommand } from '#src/device/send-outbox.ts';

/** The proof of a money order, as it waits in the outbox beside its photo. */
export interface ProofPayload {
  readonly reservationId: string;
  readonly transferCode: string;
  /** When the photo was taken, by the device's clock; ISO 8601, UTC. */
  readonly capturedAt?: string | undefined;
  /** The photo's short name on the receipt. Stays on the device. */
  readonly imageCode?: string | undefined;
}

/** What is left of it once it has arrived. */
export type ProofReceipt = Pick<ProofPayload, 'reservationId'>;

/** What the steps already done have answered. */
export interface ProofSteps {
  readonly manualPaymentId?: string | undefined;
  readonly file?: FileRecord | undefined;
}

// JSON of another shape than the contract's, as a proxy may send, says nothing of this proof.
function named(value: unknown): string {
  if (typeof value !== 'string') throw new Unacknowledged('The answer holds nothing of what was asked');
  return value;
}

/**
 * Sends the proof of a money order: opens it, uploads the photo, attaches it with its code. May be called again after
 * any failure, a lost answer or a restart: what is done is not done twice. Throws ApiProblem when the server refuses,
 * NetworkFailure when no answer came, Unacknowledged when the answer was not about this proof.
 */
export const submitMoneyOrder: OutboxCommand = async (item, { apiClient, remember, readFile }) => {
  const { reservationId, transferCode, capturedAt } = item.payload as ProofPayload;
  const steps: ProofSteps = item.steps;
  const stepKey = (step: string) => `${item.id}/${step}`;

  async function open(): Promise<string> {
    const { id } = await apiClient.call(createManualPayment, { body: { reservationId }, idempotencyKey: stepKey('create') });
    return named(id);
  }

  async function send(photo: File): Promise<FileRecord> {
    const form = new FormData();
    form.append('file', photo);
    // The upload token is asked for here and never stored with the item: it lives minutes, a proof may wait days.
    const { token } = await apiClient.call(uploadToken, { query: { mimeTypes: 'image' } });
    const stored = await apiClient.call(uploadFile, { form, token: named(token), idempotencyKey: stepKey('upload') });
    if (!isFileRecord(stored)) throw new Unacknowledged('The media service answered no file record');
    return stored;
  }

  async function upload(): Promise<FileRecord> {
    const photo = await readFile();
    if (!photo) throw new TypeError(`The photo of the proof ${item.id} is nowhere to be read`);
    try {
      return await send(photo);
    } catch (error) {
      const isTokenOver = error instanceof ApiProblem && error.status === 403 && error.body.message === tokenMessage;
      if (!isTokenOver) throw error;
      return send(photo);
    }
  }

  const manualPaymentId = steps.manualPaymentId ?? (await open());
  await remember({ ...steps, manualPaymentId });
  const file = steps.file ?? (await upload());
  await remember({ manualPaymentId, file });
  const { clientItemId } = await apiClient.call(uploadProof, {
    parameters: { id: manualPaymentId },
    body: { file: { _id: file._id }, transferCode, ...(capturedAt && { capturedAt }) },
    idempotencyKey: stepKey('attach'),
  });
  if (clientItemId !== item.id) throw new Unacknowledged('The answer was about another proof');
  return { reservationId } satisfies ProofReceipt;
};
