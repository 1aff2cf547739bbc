import { randomBytes } from 'node:crypto';
import { addMinutes } from 'date-fns';
import { jwtVerify, SignJWT } from 'jose';
import { accessTokenMinutes, uploadTokenMinutes } from '#contract/constants.ts';
import type { SubjectKind } from '#contract/enumerations.ts';
import type { Db } from '../../database/connect.ts';
import { readOrMakeSetting } from '../client/settings.queries.ts';

export type SigningKeys = { readonly secret: Uint8Array };

/** The key that signs tokens: made once, kept in the database, so that all processes share it. */
export async function loadSigningKeys(db: Db): Promise<SigningKeys> {
  const secret = await readOrMakeSetting(db, 'signingSecret', () => randomBytes(32).toString('base64url'));
  return { secret: Buffer.from(secret, 'base64url') };
}

export interface TokenClaims {
  readonly kind: SubjectKind;
  readonly accountId: string;
  readonly deviceId: string;
  readonly mimeTypes: readonly string[];
}

/** Signs a token for a device: USER acts as the person for 10 minutes, APP only uploads, for 15. */
export async function signToken(keys: SigningKeys, claims: TokenClaims, now: Date): Promise<{ token: string; expiresAt: Date }> {
  const minutes = claims.kind === 'USER' ? accessTokenMinutes : uploadTokenMinutes;
  const expiresAt = addMinutes(now, minutes);
  const token = await new SignJWT({ kind: claims.kind, device: claims.deviceId, mimeTypes: claims.mimeTypes })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(claims.accountId)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(keys.secret);
  return { token, expiresAt };
}

/** The claims of a token, or null when it is forged, expired or of another kind. */
export async function readToken(keys: SigningKeys, token: string, kind: SubjectKind, now: Date): Promise<TokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, keys.secret, { algorithms: ['HS256'], currentDate: now });
    if (payload['kind'] !== kind || typeof payload.sub !== 'string' || typeof payload['device'] !== 'string') return null;
    const mimeTypes = Array.isArray(payload['mimeTypes']) ? payload['mimeTypes'].map(String) : [];
    return { kind, accountId: payload.sub, deviceId: payload['device'], mimeTypes };
  } catch {
    return null;
  }
}
