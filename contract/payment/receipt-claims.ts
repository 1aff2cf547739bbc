import type { PaymentMethod } from './payment.schema.ts';
import type { ReceiptKind } from './receipt-number.ts';

/**
 * What the signature of a receipt vouches for: what somebody who is handed the paper compares it with. Carried by its QR code
 * as a JWS in compact serialisation (RFC 7515, ES256).
 */
export interface ReceiptClaims {
  readonly number: string;
  readonly kind: ReceiptKind;
  /** yyyy-MM-dd, in the practice's zone. */
  readonly issuedOn: string;
  readonly amountMillimes: number;
  readonly method: PaymentMethod;
  /** Null once the person has deleted their account. */
  readonly client: string | null;
  readonly practice: string;
  readonly fiscalNumber: string;
  /** The start of the session, ISO 8601 in UTC. */
  readonly sessionAt: string;
  /** Of a credit note: the receipt that it takes back. */
  readonly corrects: string | null;
}

/** The address that the QR code holds: what is verified stands behind the hash, which no browser sends to a server. */
export const verificationPath = (signed: string): string => `/verify-receipt#${signed}`;
