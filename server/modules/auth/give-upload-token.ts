import { mediaTypesOf } from '#contract/bucket/media-types.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { signToken } from './access-token.ts';

/** A token that only uploads, and only files of the types asked for. */
export async function giveUploadToken(deps: Deps, { accountId, deviceId }: Actor, { mimeTypes }: { mimeTypes: string }) {
  const claims = { kind: 'APP', accountId, deviceId, mimeTypes: mediaTypesOf(mimeTypes) } as const;
  const { token, expiresAt } = await signToken(deps.keys, claims, deps.clock.now());
  return { token, expiresAt: expiresAt.toISOString() };
}
