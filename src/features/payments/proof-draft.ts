import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { drafts } from '#src/page/outbox.ts';

/** The proof being prepared for a reservation. It outlives the tab and the browser; nothing typed is typed twice. */
export interface ProofDraft {
  /** As typed. */
  transferCode: string;
  capturedAt?: string | undefined;
  /** The photo as the media service knows it, once it has been uploaded. */
  record?: FileRecord | undefined;
}

const nameOf = (reservationId: string) => `proof/${reservationId}`;
const photoNameOf = (reservationId: string) => `proof-photo/${reservationId}`;

export async function readProofDraft(authID: string, reservationId: string): Promise<Partial<ProofDraft> & { photo?: File | undefined }> {
  const [typed, photo] = await Promise.all([
    drafts.read(authID, nameOf(reservationId)),
    drafts.readFile(authID, photoNameOf(reservationId)),
  ]);
  return { ...(typed as ProofDraft | undefined), ...(photo && { photo }) };
}

/** Writes each change of a draft, in the order they were made. */
export function proofDraftKeeper(authID: string, reservationId: string, start: ProofDraft) {
  let current = start;
  let isOver = false;
  let writing: Promise<void> = Promise.resolve();
  const write = (work: () => Promise<void>): void => {
    if (isOver) return;
    // Storage may be refused (private windows, full disk): the draft then lives as long as the page.
    writing = writing.then(work).catch(() => undefined);
  };
  return {
    change(part: Partial<ProofDraft>): void {
      const next = { ...current, ...part };
      current = next;
      write(() => drafts.keep(authID, nameOf(reservationId), next));
    },
    keepPhoto(photo: File | undefined): void {
      const name = photoNameOf(reservationId);
      write(() => (photo ? drafts.keepFile(authID, name, photo) : drafts.drop(authID, name)));
    },
    /** The outbox has it now. */
    drop(): void {
      write(() => drafts.drop(authID, nameOf(reservationId)));
      write(() => drafts.drop(authID, photoNameOf(reservationId)));
      isOver = true;
    },
    capturedAt: (): string | undefined => current.capturedAt,
  };
}

export type ProofDraftKeeper = ReturnType<typeof proofDraftKeeper>;
