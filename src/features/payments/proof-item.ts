import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import type { NewItem } from '#src/device/outbox.ts';
import { imageCode } from './image-code.ts';
import type { ProofPayload, ProofSteps } from './submit-money-order.command.ts';

interface ProofContent {
  reservationId: string;
  transferCode: string;
  capturedAt: string | undefined;
  /** The photo's bytes, and its record where it has been uploaded already. */
  file: File | undefined;
  record: FileRecord | undefined;
}

/** A proof as the outbox takes it. A photo that the media service has is not uploaded again. */
export async function proofItem({
  file,
  record,
  ...written
}: ProofContent): Promise<Pick<NewItem, 'kind' | 'file'> & { payload: ProofPayload; steps: ProofSteps }> {
  const code = file && (await imageCode(file));
  return { kind: 'PROOF', payload: { ...written, imageCode: code }, file, steps: record ? { file: record } : {} };
}
