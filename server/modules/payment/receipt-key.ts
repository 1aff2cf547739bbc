import { generateKeyPairSync } from 'node:crypto';
import { CompactSign, importJWK, type JWK } from 'jose';
import type { ReceiptClaims } from '#contract/payment/receipt-claims.ts';
import type { ReceiptKey } from '#contract/payment/receipts.schema.ts';
import type { Db } from '../../database/connect.ts';
import { readOrMakeSetting } from '../client/settings.queries.ts';

interface KeptKey extends ReceiptKey {
  /** The private half. */
  readonly d: string;
}

// P-256 rather than Ed25519: WebCrypto of every browser that we support verifies it.
const makeKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' }) as KeptKey;

/** Made once and kept in the database with its backups: papers that were handed out are verified with it for years. */
const keptKey = (db: Db): Promise<KeptKey> => readOrMakeSetting(db, 'receiptKey', makeKey);

/** The half that anybody may have. */
export async function publicReceiptKey(db: Db): Promise<ReceiptKey> {
  const { kty, crv, x, y } = await keptKey(db);
  return { kty, crv, x, y };
}

/** The claims as a JWS in compact serialisation (RFC 7515, ES256). */
export async function signReceipt(db: Db, claims: ReceiptClaims): Promise<string> {
  const key = await importJWK((await keptKey(db)) as unknown as JWK, 'ES256');
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims))).setProtectedHeader({ alg: 'ES256' }).sign(key);
}
