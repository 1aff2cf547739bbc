import type { FileRecord } from '#contract/bucket/bucket.schema.ts';

/** The proof being prepared for a reservation: kept for this tab, so that a cut or a reload loses nothing typed. */
export interface ProofDraft {
  /** As typed. */
  transferCode: string;
  file?: FileRecord | undefined;
  capturedAt?: string | undefined;
  manualPaymentId?: string | undefined;
  /** Set while an answer is awaited or unsure: the same content is sent again under the same id. */
  attempt?: { id: string; content: string } | undefined;
}

const keyOf = (reservationId: string) => `proof:${reservationId}`;

export function readProofDraft(reservationId: string): ProofDraft {
  try {
    const stored = sessionStorage.getItem(keyOf(reservationId));
    return stored ? (JSON.parse(stored) as ProofDraft) : { transferCode: '' };
  } catch {
    // Storage may be refused (private windows, full disk): the draft then lives as long as the page.
    return { transferCode: '' };
  }
}

/** Changes part of the draft, or forgets it. */
export function keepProofDraft(reservationId: string, part: Partial<ProofDraft> | null): void {
  try {
    if (part === null) sessionStorage.removeItem(keyOf(reservationId));
    else sessionStorage.setItem(keyOf(reservationId), JSON.stringify({ ...readProofDraft(reservationId), ...part }));
  } catch {
    // As above.
  }
}

/** The id under which to send this code and photo: that of the attempt under way when they are the same. */
export function proofIdFor(draft: ProofDraft, code: string, file: FileRecord, newId: () => string): { id: string; content: string } {
  const content = `${code} ${file._id}`;
  return draft.attempt?.content === content ? draft.attempt : { id: newId(), content };
}
