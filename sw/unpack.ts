/** A file of a pack, as the server would answer it. */
export interface PackedFile {
  /** Relative to the site. */
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  svg: 'image/svg+xml',
};

/**
 * The files of a pack (`pack` of build/offline-packs.ts): a line of JSON with names and lengths in bytes, then the files.
 * Throws a TypeError when it is not whole, or something else.
 */
export function unpack(pack: ArrayBuffer): PackedFile[] {
  const end = new Uint8Array(pack).indexOf(10);
  const listed = asList(new TextDecoder().decode(pack.slice(0, Math.max(end, 0))));
  let start = end + 1;
  if (listed.reduce((total, [, length]) => total + length, start) !== pack.byteLength) throw new TypeError('The pack is not whole');
  return listed.map(([name, length]) => {
    const bytes = new Uint8Array(pack, start, length);
    start += length;
    return { name, type: types[name.split('.').pop() ?? ''] ?? 'application/octet-stream', bytes };
  });
}

function asList(line: string): [name: string, length: number][] {
  try {
    return JSON.parse(line) as [string, number][];
  } catch {
    throw new TypeError('This is no pack');
  }
}
