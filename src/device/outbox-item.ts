import type { Locale } from '#contract/locale.ts';
import type { Sealed, SealedFile } from './seal.ts';

export const outboxKinds = ['PROOF', 'COMMENT', 'THREAD'] as const;
export type OutboxKind = (typeof outboxKinds)[number];

/**
 * QUEUED waits for its turn; SENDING was begun, perhaps by a tab that has died since; NEEDS_FIX was refused and waits
 * for the person; SENT is a receipt, its content gone: what is left of the payload is what the receipt says.
 */
export type OutboxState = 'QUEUED' | 'SENDING' | 'NEEDS_FIX' | 'SENT';

/** What the server, or the lack of one, last said of an item. */
export interface OutboxError {
  /** 0 when no answer came. */
  status: number;
  /** The server's sentence, in the language of the page that sent. */
  message: string;
  reason?: string | undefined;
  ressource?: string | undefined;
  /** The field of the call's body that the sentence is about. */
  fieldName?: string | undefined;
}

/** One thing to be delivered, as it lies on the device. */
export interface OutboxItem {
  /** A UUID, and the first part of each step's idempotency key. */
  id: string;
  authID: string;
  kind: OutboxKind;
  /** The language of the page it was written on: the server's sentence comes in it. */
  locale: Locale;
  /** Once sent, what its receipt says; absent on receipts of an earlier version. */
  sealedPayload?: Sealed | undefined;
  /** ISO 8601, UTC, by the device's clock. */
  createdAt: string;
  /** Orders items made in the same millisecond. */
  order: number;
  attempts: number;
  /** Milliseconds since 1970: not before then. */
  nextAttemptAt: number;
  /** Milliseconds since 1970: kept apart from what left before it, whatever the network or the person does. */
  notBefore?: number;
  state: OutboxState;
  /** What the steps already done have answered; absent when none is. */
  sealedSteps?: Sealed | undefined;
  lastError: OutboxError | null;
  /** An attempt had no answer, or one that does not tell what was done: the server may hold it already. */
  mayHaveArrived?: boolean;
  /** The ids of what this puts right and the server may hold already, the latest last. */
  replaces?: string[];
  /** ISO 8601, UTC. */
  sentAt: string | null;
}

/** The file of an item, apart: lists are read without it. */
export interface OutboxBytes extends SealedFile {
  /** The item's. */
  id: string;
}

/** An item as the person sees it. */
export interface OutboxEntry extends Omit<OutboxItem, 'sealedPayload' | 'sealedSteps'> {
  /** Undefined once sent. */
  payload: unknown;
  steps: object;
  /** False when this device can no longer open what it has sealed. */
  isReadable: boolean;
}
