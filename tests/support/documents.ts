import { crc32 } from 'node:zlib';

export const pdf = Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n', 'latin1');

/** An entry that is deflated, and what it claims to be once it is not. */
export interface DeflatedEntry {
  readonly deflated: Buffer;
  readonly claimedBytes: number;
}

/** A zip archive of stored (uncompressed) entries, but for those that come deflated. */
export function zipOf(entries: Readonly<Record<string, string | DeflatedEntry>>): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const [path, content] of Object.entries(entries)) {
    const name = Buffer.from(path);
    const isStored = typeof content === 'string';
    const bytes = isStored ? Buffer.from(content) : content.deflated;
    const sizes = Buffer.alloc(18);
    sizes.writeUInt16LE(isStored ? 0 : 8, 0);
    sizes.writeUInt32LE(crc32(bytes), 6);
    sizes.writeUInt32LE(bytes.length, 10);
    sizes.writeUInt32LE(isStored ? bytes.length : content.claimedBytes, 14);
    const common = Buffer.concat([Buffer.from([20, 0, 0, 0]), sizes.subarray(0, 18)]);
    const lengths = Buffer.alloc(4);
    lengths.writeUInt16LE(name.length, 0);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, lengths, name, bytes]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    centrals.push(Buffer.concat([Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), common, lengths, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(centrals.length, 4);
  end.writeUInt16LE(centrals.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, central, Buffer.from('PK\x05\x06'), end]);
}

const office = 'application/vnd.openxmlformats-officedocument';

/** A list of the parts of an Office package. */
export const contentTypes = (...types: readonly string[]): string => {
  const parts = types.map((type, index) => `<Override PartName="/part${index}.xml" ContentType="${type}"/>`);
  return `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${parts.join('')}</Types>`;
};

const packageOf = (main: string, part: string): Buffer =>
  zipOf({ '[Content_Types].xml': contentTypes(`${office}.${main}.main+xml`), [part]: '<document/>' });

/** The least that documents of Word, Excel and PowerPoint are made of. */
export const docxOf = (): Buffer => packageOf('wordprocessingml.document', 'word/document.xml');
export const xlsxOf = (): Buffer => packageOf('spreadsheetml.sheet', 'xl/workbook.xml');
export const pptxOf = (): Buffer => packageOf('presentationml.presentation', 'ppt/presentation.xml');

const sectorBytes = 512;
const endOfChain = 0xfffffffe;
const none = 0xffffffff;

function directoryEntry(
  name: string,
  kind: number,
  fields: { right?: number; child?: number; start?: number; sizeBytes?: number },
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 0, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(kind, 66);
  entry.writeUInt32LE(none, 68);
  entry.writeUInt32LE(fields.right ?? none, 72);
  entry.writeUInt32LE(fields.child ?? none, 76);
  entry.writeUInt32LE(fields.start ?? 0, 116);
  entry.writeUInt32LE(fields.sizeBytes ?? 0, 120);
  return entry;
}

/**
 * A compound file, as the old Office formats are: streams at the top, storages at the top, and streams in the last of them.
 * Streams are filled up with zeros to the size below which they would be kept elsewhere.
 */
export function compoundFileOf(
  streams: Readonly<Record<string, Buffer>>,
  { storages = [], inside = {} }: { storages?: readonly string[]; inside?: Readonly<Record<string, Buffer>> } = {},
): Buffer {
  const contents = [...Object.values(streams), ...Object.values(inside)].map((bytes) => {
    const padded = Math.ceil(Math.max(bytes.length, 4096) / sectorBytes) * sectorBytes;
    return Buffer.concat([bytes, Buffer.alloc(padded - bytes.length)]);
  });
  const topCount = Object.keys(streams).length + storages.length;
  const entryCount = 1 + topCount + Object.keys(inside).length;
  const directorySectors = Math.ceil(entryCount / 4);
  // Sector 0 is the allocation table, then the directory, then the streams.
  const table: number[] = [0xfffffffd];
  const startChain = (count: number) => {
    const start = table.length;
    for (let index = 1; index <= count; index += 1) table.push(index === count ? endOfChain : start + index);
    return start;
  };
  startChain(directorySectors);
  const starts = contents.map((bytes) => startChain(bytes.length / sectorBytes));
  const names = [...Object.keys(streams), ...storages, ...Object.keys(inside)];
  const entries = names.map((name, index) => {
    const isStorage = index >= Object.keys(streams).length && index < topCount;
    const stream = isStorage ? -1 : index - (index < topCount ? 0 : storages.length);
    const isLast = index === topCount - 1 || index === names.length - 1;
    return directoryEntry(name, isStorage ? 1 : 2, {
      ...(isLast ? {} : { right: index + 2 }),
      ...(isStorage && index === topCount - 1 && names.length > topCount ? { child: topCount + 1 } : {}),
      ...(isStorage ? {} : { start: starts[stream] ?? 0, sizeBytes: contents[stream]?.length ?? 0 }),
    });
  });
  const directory = Buffer.alloc(directorySectors * sectorBytes);
  Buffer.concat([directoryEntry('Root Entry', 5, { child: 1, start: endOfChain }), ...entries]).copy(directory);
  const header = Buffer.alloc(sectorBytes, 0xff);
  header.fill(0, 0, 76);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(4096, 56);
  header.writeUInt32LE(endOfChain, 60);
  header.writeUInt32LE(0, 76);
  const allocation = Buffer.alloc(sectorBytes, 0xff);
  table.forEach((next, index) => allocation.writeUInt32LE(next, index * 4));
  return Buffer.concat([header, allocation, directory, ...contents]);
}

/** The least that old documents of Word, Excel and PowerPoint are made of. */
export const docOf = (): Buffer => compoundFileOf({ WordDocument: Buffer.from('eca5', 'hex') });
export const xlsOf = (): Buffer => compoundFileOf({ Workbook: sheetsOf(0) });
export const pptOf = (): Buffer => compoundFileOf({ 'PowerPoint Document': presentationOf(0) });

/** An Excel workbook's stream with sheets of these kinds: 0 a sheet, 1 a sheet of macros. */
export function sheetsOf(...sheetKinds: readonly number[]): Buffer {
  const records = sheetKinds.map((kind) => {
    const record = Buffer.alloc(14);
    record.writeUInt16LE(0x85, 0);
    record.writeUInt16LE(10, 2);
    record.writeUInt8(kind, 9);
    return record;
  });
  return Buffer.concat([Buffer.from('0908100000060500', 'hex'), Buffer.alloc(12), ...records]);
}

/** A presentation's stream, whose record of macros says whether there are any. */
export function presentationOf(hasMacros: number): Buffer {
  const record = Buffer.alloc(28);
  Buffer.from('1f00ff0314000000020000040c000000', 'hex').copy(record);
  record.writeUInt32LE(hasMacros, 20);
  return Buffer.concat([Buffer.alloc(600), record]);
}
