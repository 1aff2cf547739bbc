import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import type { DraftKey } from '#src/device/database.ts';
import { proofDraftName as nameOf } from '#src/page/awaited-proofs.ts';
import { draftWriter } from '#src/page/draft-writer.ts';
import { drafts } from '#src/page/outbox.ts';
import type { MoneyOrderFacts } from './use-money-order.ts';

/** The proof being prepared for a reservation. It outlives the tab and the browser; nothing typed is typed twice. */
export interface ProofDraft {
  /** As typed. */
  transferCode: string;
  capturedAt?: string | undefined;
  /** The photo as the media service knows it, once it has been uploaded. */
  record?: FileRecord | undefined;
}

const photoNameOf = (reservationId: string) => `proof-photo/${reservationId}`;

export async function readProofDraft(authID: string, reservationId: string): Promise<Partial<ProofDraft> & { photo?: File | undefined }> {
  const [typed, photo] = await Promise.all([
    drafts.read(authID, nameOf(reservationId)),
    drafts.readFile(authID, photoNameOf(reservationId)),
  ]);
  return { ...(typed as ProofDraft | undefined), ...(photo && { photo }) };
}

/** Apart from what is typed: each is written at its own time. */
const orderNameOf = (reservationId: string) => `proof-order/${reservationId}`;

export const keepMoneyOrder = (authID: string, reservationId: string, facts: MoneyOrderFacts): Promise<void> =>
  drafts.keep(authID, orderNameOf(reservationId), facts);

export const readMoneyOrder = async (authID: string, reservationId: string): Promise<MoneyOrderFacts | undefined> =>
  (await drafts.read(authID, orderNameOf(reservationId))) as MoneyOrderFacts | undefined;

/** What is done of it, by the person's own ticks. */
const stepsNameOf = (reservationId: string) => `proof-steps/${reservationId}`;

export const keepTickedSteps = (authID: string, reservationId: string, steps: readonly string[]): Promise<void> =>
  drafts.keep(authID, stepsNameOf(reservationId), steps);

export const readTickedSteps = async (authID: string, reservationId: string): Promise<readonly string[]> =>
  ((await drafts.read(authID, stepsNameOf(reservationId))) as readonly string[] | undefined) ?? [];

/** From now on this device knows, without the server, that a proof is to be sent for this reservation. */
export async function awaitProof(authID: string, reservationId: string): Promise<void> {
  if ((await drafts.read(authID, nameOf(reservationId))) === undefined)
    await drafts.keep(authID, nameOf(reservationId), { transferCode: '' });
}

/** The practice has it, or wants none any more. */
export async function forgetProof(authID: string, reservationId: string): Promise<void> {
  await drafts.drop(authID, nameOf(reservationId));
  await drafts.drop(authID, photoNameOf(reservationId));
  await drafts.drop(authID, orderNameOf(reservationId));
  await drafts.drop(authID, stepsNameOf(reservationId));
}

/** Keeps each change of a draft, until it is in the outbox. */
export function proofDraftKeeper(authID: string, reservationId: string, start: ProofDraft) {
  let current = start;
  let isOver = false;
  const { write, written } = draftWriter();
  const [name, photoName] = [nameOf(reservationId), photoNameOf(reservationId)];
  return {
    change(part: Partial<ProofDraft>): void {
      const next = { ...current, ...part };
      current = next;
      if (!isOver) write(name, () => drafts.keep(authID, name, next));
    },
    keepPhoto(photo: File | undefined): void {
      if (!isOver) write(photoName, () => (photo ? drafts.keepFile(authID, photoName, photo) : drafts.drop(authID, photoName)));
    },
    /** Where it is kept, for the change that puts it in the outbox. */
    keys: [name, photoName].map((each): DraftKey => [authID, each]),
    /** Resolves once all that was given is kept. */
    written,
    /** The outbox has it now; what was given in the meantime goes too. */
    drop(): void {
      for (const each of [name, photoName]) write(each, () => drafts.drop(authID, each));
      isOver = true;
    },
    capturedAt: (): string | undefined => current.capturedAt,
  };
}

export type ProofDraftKeeper = ReturnType<typeof proofDraftKeeper>;
