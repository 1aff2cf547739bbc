import type { PracticeReservation } from '#contract/booking/practice-reservation.schema.ts';
import { latePart } from '#src/page/late-part.tsx';
import { MissingPart } from '#src/page/MissingPart.tsx';
import type { Desk } from './use-desk.ts';

const ProofViewer = latePart(async () => (await import('./ProofViewer.tsx')).ProofViewer, { Missing: MissingPart });

interface OpenProofProps {
  /** The list in view, whose proofs follow each other. */
  reservations: readonly PracticeReservation[];
  now: Date;
  desk: Desk;
}

/** The proof that is being looked at, over the list it belongs to. */
export const OpenProof = ({ desk, ...list }: OpenProofProps) =>
  desk.viewedId !== undefined && <ProofViewer {...list} desk={desk} firstId={desk.viewedId} onClose={() => desk.view(undefined)} />;
