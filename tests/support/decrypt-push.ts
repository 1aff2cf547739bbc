import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

const derive = (secret: Buffer, salt: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, salt, info, length));
const label = (text: string) => Buffer.from(`${text}\0`);

/**
 * What a browser does with the body of a push: RFC 8291 over the aes128gcm coding of RFC 8188, one record.
 * Written from the RFCs, so that it is not the sender's own library that finds the sender right. Throws when it is not for these keys.
 */
export function decryptPush(body: Buffer, browser: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const serverKey = body.subarray(21, 21 + keyLength);
  const record = body.subarray(21 + keyLength);
  const info = Buffer.concat([label('WebPush: info'), browser.getPublicKey(), serverKey]);
  const secret = derive(browser.computeSecret(serverKey), auth, info, 32);
  const key = derive(secret, salt, label('Content-Encoding: aes128gcm'), 16);
  const nonce = derive(secret, salt, label('Content-Encoding: nonce'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  const end = plain.lastIndexOf(2);
  if (end === -1 || plain.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('the record does not end as the last one must');
  return plain.subarray(0, end).toString('utf8');
}
