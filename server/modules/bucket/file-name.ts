import type { MediaType } from '#contract/bucket/media-types.ts';

const longest = 120;

/** The first one is the usual one. */
const extensions: Readonly<Record<MediaType, readonly [string, ...string[]]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'application/pdf': ['pdf'],
  'application/msword': ['doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.ms-powerpoint': ['ppt'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['pptx'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
};

export const extensionOf = (type: MediaType): string => extensions[type][0];

/**
 * A name that is safe to show and to save a file under: no folder, no control or direction-changing character,
 * at most 120 characters, and the extension of what the file really is.
 */
export function fileNameOf(given: string | undefined, type: MediaType): string {
  const base = (given ?? '').normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const plain = base
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .replace(/^[\s.]+/, '');
  const [, stem = plain, extension = ''] = /^(.*)\.([^.]*)$/su.exec(plain) ?? [];
  const kept = extensions[type].find((each) => each === extension.toLowerCase()) ?? extensionOf(type);
  const short = Array.from(stem)
    .slice(0, longest - kept.length - 1)
    .join('')
    .replace(/[\s.]+$/, '');
  return `${short || 'fichier'}.${kept}`;
}
