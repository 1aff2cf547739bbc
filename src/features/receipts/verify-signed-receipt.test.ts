import { base64url, CompactSign, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { expect, test } from 'vitest';
import type { ReceiptClaims } from '#contract/payment/receipt-claims.ts';
import type { ReceiptKey } from '#contract/payment/receipts.schema.ts';
import { verifySignedReceipt } from './verify-signed-receipt.ts';

const keyOf = (jwk: JWK) => ({ kty: jwk.kty, crv: jwk.crv, x: jwk.x, y: jwk.y }) as ReceiptKey;
const newKey = async () => exportJWK((await generateKeyPair('ES256', { extractable: true })).privateKey);
const privateKey = await newKey();

const claims: ReceiptClaims = {
  number: 'R-2026-0042',
  kind: 'RECEIPT',
  issuedOn: '2026-11-16',
  amountMillimes: 80_000,
  method: 'MONEY_ORDER',
  client: 'Élodie سلمى',
  practice: 'Cabinet Amel Ben Salah',
  fiscalNumber: '1234567A/M/P/000',
  sessionAt: '2026-11-30T09:00:00.000Z',
  corrects: null,
};

const sign = async (said: object, { alg = 'ES256', key = privateKey }: { alg?: string; key?: JWK } = {}) =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(said))).setProtectedHeader({ alg }).sign(await importJWK(key, alg));

test('what the practice has signed is read as it was written, in any script', async () => {
  expect(await verifySignedReceipt(await sign(claims), keyOf(privateKey))).toEqual(claims);
});

test('an amount that was changed, a stranger’s key and a bare text are none', async () => {
  const [header, payload, signature] = (await sign(claims)).split('.');
  const dearer = base64url.encode(JSON.stringify({ ...claims, amountMillimes: 800_000 }));
  const unsigned = base64url.encode(JSON.stringify({ alg: 'none' }));
  const strangers = await sign(claims, { key: await newKey() });
  const texts = [
    `${header}.${dearer}.${signature}`,
    `${unsigned}.${payload}.`,
    `${header}.${payload}.${signature}.${signature}`,
    `${header}.${payload}`,
    strangers,
    'un texte collé par erreur',
    '',
  ];
  for (const text of texts) expect(await verifySignedReceipt(text, keyOf(privateKey))).toBeNull();
});
