import { isImageType } from '#contract/bucket/media-types.ts';
import { recordLook } from '../../audit/record-look.ts';
import type { Deps } from '../../deps.ts';
import type { Actor } from '../../http/actor.ts';
import { notFound } from '../../http/problem.ts';
import { isFileKey } from '../../gateways/file-store.ts';
import { FileAnswer } from '../../http/route.ts';
import { findFileByKey } from './files.queries.ts';
import { mayReadFile } from './may-read-file.ts';
import { allowedSize } from './picture.ts';
import type { FileRow } from './describe-file.ts';
import { readVariant } from './read-variant.ts';

interface FileRequest {
  readonly key: string;
  readonly w?: number | undefined;
  readonly h?: number | undefined;
  /** The Accept header. */
  readonly accept: string;
}

export async function readFile(deps: Deps, actor: Actor | null, request: FileRequest): Promise<FileAnswer> {
  const file = isFileKey(request.key) ? await findFileByKey(deps.db, request.key) : null;
  if (!file) throw notFound('FILES');
  const { isAllowed, proves } = file.isPublic ? { isAllowed: true, proves: [] } : await mayReadFile(deps, actor, file);
  if (!isAllowed) throw notFound('FILES');
  const { bytes, type } = await contentOf(deps, actor, file, request);
  if (bytes === null) {
    deps.log.error({ fileId: file.id }, 'a file has no bytes in the store');
    throw notFound('FILES');
  }
  if (actor) await recordLook(deps, actor, 'PROOF_VIEWED', proves);
  return new FileAnswer(bytes, { ...headersOf(file), 'content-type': type });
}

async function contentOf(
  deps: Deps,
  actor: Actor | null,
  file: FileRow,
  { w, h, accept }: FileRequest,
): Promise<{ bytes: Buffer | null; type: string }> {
  const { type, widthPixels, heightPixels } = file;
  if (isImageType(type) && widthPixels !== null && heightPixels !== null) {
    const longerSide = allowedSize({ widthPixels, heightPixels }, { w, h });
    const asked = accept.includes('image/webp') ? 'image/webp' : type;
    const readerId = file.isPublic ? null : (actor?.accountId ?? null);
    if (longerSide !== null) return { bytes: await readVariant(deps, file, readerId, { longerSide, type: asked }), type: asked };
  }
  return { bytes: await deps.fileStore.read(file.key), type };
}

function headersOf(file: FileRow): Record<string, string> {
  const always = {
    'x-content-type-options': 'nosniff',
    'cache-control': file.isPublic ? 'public, max-age=31536000, immutable' : 'no-store',
  };
  if (isImageType(file.type)) return { ...always, vary: 'accept', 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
  return {
    ...always,
    'content-disposition': attachment(file.name),
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  };
}

/** RFC 6266: the plain name for old clients, the real one as RFC 5987 writes it. */
function attachment(name: string): string {
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
