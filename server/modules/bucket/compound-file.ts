/** A file of streams in storages, as the old Office formats are ([MS-CFB]). */
export interface CompoundFile {
  /** Names of the streams that lie in no storage. */
  readonly streams: ReadonlySet<string>;
  /** Names of the storages at any depth. */
  readonly storages: ReadonlySet<string>;
  /** The bytes of a stream that lies in no storage. Throws when there is none, or its sectors lead nowhere. */
  read(name: string): Buffer;
}

const headerBytes = 512;
const entryBytes = 128;
const miniSectorBytes = 64;
const lastSector = 0xfffffffe;
const nothing = 0xffffffff;
/** The header itself names the allocation table of up to 7 MB, more than we take: no file of ours needs a longer list. */
const tablesInHeader = 109;

interface Entry {
  readonly name: string;
  readonly kind: 'STORAGE' | 'STREAM' | 'ROOT' | 'UNUSED';
  readonly siblings: readonly number[];
  readonly child: number;
  readonly start: number;
  readonly sizeBytes: number;
}

const kinds: Readonly<Record<number, Entry['kind']>> = { 1: 'STORAGE', 2: 'STREAM', 5: 'ROOT' };

function entryOf(bytes: Buffer): Entry {
  const nameBytes = Math.min(Math.max(bytes.readUInt16LE(64) - 2, 0), 62);
  return {
    name: bytes.toString('utf16le', 0, nameBytes),
    kind: kinds[bytes.readUInt8(66)] ?? 'UNUSED',
    siblings: [bytes.readUInt32LE(68), bytes.readUInt32LE(72)],
    child: bytes.readUInt32LE(76),
    start: bytes.readUInt32LE(116),
    sizeBytes: bytes.readUInt32LE(120),
  };
}

/** Follows a chain of sectors; one that leads outside, or back to itself, throws. */
function chain(table: readonly number[], start: number): number[] {
  const sectors: number[] = [];
  for (let sector = start; sector !== lastSector; sector = table[sector] ?? nothing) {
    if (sector >= table.length || sectors.length >= table.length) throw new RangeError('the sectors lead nowhere');
    sectors.push(sector);
  }
  return sectors;
}

const numbersOf = (bytes: Buffer): number[] => Array.from({ length: bytes.length >> 2 }, (_, index) => bytes.readUInt32LE(index * 4));

/** Reads the directory of a compound file. Throws when it is broken. */
export function openCompoundFile(bytes: Buffer): CompoundFile {
  const sectorBytes = 2 ** bytes.readUInt16LE(30);
  if (sectorBytes !== 512 && sectorBytes !== 4096) throw new RangeError('no size of a sector');
  const sector = (index: number) => bytes.subarray((index + 1) * sectorBytes, (index + 2) * sectorBytes);
  const join = (sectors: readonly number[]) => Buffer.concat(sectors.map(sector));
  const tables = numbersOf(bytes.subarray(76, headerBytes)).slice(0, Math.min(bytes.readUInt32LE(44), tablesInHeader));
  const table = numbersOf(join(tables));

  const directory = join(chain(table, bytes.readUInt32LE(48)));
  const entries = Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, index) =>
    entryOf(directory.subarray(index * entryBytes, (index + 1) * entryBytes)),
  );
  const [root] = entries;
  if (root?.kind !== 'ROOT') throw new RangeError('no root');
  const top = entriesFrom(entries, root.child);

  const readMini = ({ start, sizeBytes }: Entry) => {
    const container = join(chain(table, root.start));
    const miniTable = numbersOf(join(chain(table, bytes.readUInt32LE(60))));
    const pieces = chain(miniTable, start).map((index) => container.subarray(index * miniSectorBytes, (index + 1) * miniSectorBytes));
    return Buffer.concat(pieces).subarray(0, sizeBytes);
  };
  return {
    streams: new Set(top.filter(({ kind }) => kind === 'STREAM').map(({ name }) => name)),
    storages: new Set(entries.filter(({ kind }) => kind === 'STORAGE').map(({ name }) => name)),
    read(name) {
      const entry = top.find((each) => each.kind === 'STREAM' && each.name === name);
      if (!entry) throw new RangeError('no such stream');
      if (entry.sizeBytes < bytes.readUInt32LE(56)) return readMini(entry);
      return join(chain(table, entry.start)).subarray(0, entry.sizeBytes);
    },
  };
}

/** The entries of one storage, which stand in a tree. */
function entriesFrom(entries: readonly Entry[], first: number): Entry[] {
  const found = new Set<Entry>();
  const waiting = [first];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entries[index];
    if (!entry || found.has(entry)) continue;
    found.add(entry);
    waiting.push(...entry.siblings);
  }
  return [...found];
}
