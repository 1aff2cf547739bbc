import type { FileRecord } from '#contract/bucket/bucket.schema.ts';
import { proofImage } from '#contract/payment/proof-image.ts';
import type { Deps } from '../../deps.ts';
import type { RemoteFile } from '../../gateways/remote-files.ts';
import { may, type Actor } from '../../http/actor.ts';
import { refused } from '../../http/problem.ts';
import { describeFile } from './describe-file.ts';
import { filesOfItems } from './files.queries.ts';
import { keepRows } from './keep-rows.ts';
import { received, storeUpload } from './store-upload.ts';

interface Wanted {
  readonly url: string;
  readonly name?: string | undefined;
  readonly mimeTypes: readonly string[];
  readonly clientItemId: string | null;
}

const refusals = {
  NOT_ALLOWED: 'URL_NOT_ALLOWED',
  NOT_REACHABLE: 'URL_NOT_REACHABLE',
  TOO_LARGE: 'FILE_TOO_LARGE',
} as const satisfies Record<Exclude<RemoteFile['outcome'], 'READ'>, string>;

/** Stores the file that lies at an address, as if it had been sent. An item that was stored before answers the same record. */
export async function createFileByUrl(deps: Deps, actor: Actor, { url, name, mimeTypes, clientItemId }: Wanted): Promise<FileRecord> {
  if (!may(actor, 'FILES', 'WRITE_SELF')) throw refused('ACCESS_MISMATCH');
  const [known] = await filesOfItems(deps.db, clientItemId === null ? [] : [clientItemId]);
  if (known) {
    // What lies at the address may have changed since: the item alone says what it made.
    if (known.ownerId !== actor.accountId) throw refused('IDEMPOTENCY_KEY_REUSED');
    return describeFile(known);
  }
  const remote = await deps.remoteFiles.read(url, proofImage.maxBytes);
  if (remote.outcome !== 'READ') throw refused(refusals[remote.outcome]);
  const file = received(name || nameIn(remote.url), remote.bytes);
  const row = await storeUpload(deps, actor, file, { mimeTypes, clientItemId });
  const [kept = row] = await keepRows(deps, actor, { rows: [row], fresh: [row] });
  return describeFile(kept);
}

/** The last part of an address, as a person would write it. */
function nameIn({ pathname }: URL): string {
  const last = pathname.slice(pathname.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
