import type { ReceiptClaims } from '#contract/payment/receipt-claims.ts';
import type { ReceiptKey } from '#contract/payment/receipts.schema.ts';

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

const jsonOf = (base64url: string): unknown => JSON.parse(new TextDecoder().decode(bytesOf(base64url)));

/** What a receipt's QR code says, where the practice's key has signed it; null where it has not. The browser verifies: no server is asked. */
export async function verifySignedReceipt(signed: string, key: ReceiptKey): Promise<ReceiptClaims | null> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const imported = await crypto.subtle.importKey('jwk', key, algorithm, false, ['verify']);
  const [header = '', payload = '', signature = '', ...more] = signed.split('.');
  try {
    const { alg } = jsonOf(header) as { alg?: unknown };
    if (alg !== 'ES256' || more.length > 0) return null;
    const said = new TextEncoder().encode(`${header}.${payload}`);
    const isSigned = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, imported, bytesOf(signature), said);
    return isSigned ? (jsonOf(payload) as ReceiptClaims) : null;
  } catch {
    // Not written as a signature is.
    return null;
  }
}
