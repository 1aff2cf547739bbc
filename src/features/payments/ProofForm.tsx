import type { RefObject } from 'react';
import type { OutboxEntry } from '#src/device/outbox-item.ts';
import { Skeleton } from '#src/ui/Skeleton.tsx';
import { ProofFields } from './ProofFields.tsx';
import { useProofStart } from './use-proof-start.ts';

export interface ProofFormProps {
  authID: string;
  reservationId: string;
  /** When the reservation was made; undefined while the server cannot be asked. */
  bookedAt: string | undefined;
  /** The item to be put right, refused or not sent yet. */
  corrected: OutboxEntry | undefined;
  onKept?: (() => void) | undefined;
  /** The button that takes the photo, for others to press. */
  camera?: RefObject<HTMLButtonElement | null>;
}

/** The code and the photo of the receipt, with what was given before. */
export function ProofForm(props: ProofFormProps) {
  const start = useProofStart(props.authID, props.reservationId, props.corrected);
  if (!start) return <Skeleton shape="card" />;
  return <ProofFields key={props.corrected?.id ?? ''} {...props} start={start} />;
}
