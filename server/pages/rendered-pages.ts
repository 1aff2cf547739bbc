import { queryFreshnessMs } from '#contract/constants.ts';
import type { InlineHashes } from '../http/security-headers.ts';
import { noReads, readsStandUntil, type Reads } from '../noted-reads.ts';

export interface RenderedPage {
  readonly status: number;
  /** False where something could not be asked for or drawn: it is not what the page would be. */
  readonly isWhole: boolean;
  /** Until when what it read of the clock by itself stays as it is, in milliseconds since 1970. */
  readonly standsUntil: number;
  readonly html: string;
  readonly inline: InlineHashes;
  readonly redirect?: string;
}

/** A browser that is handed the answers of such a page over takes them for fresh as long again. */
const keptMs = queryFreshnessMs / 2;
/** What changes without a word shows after ten seconds. */
const untoldMs = 10_000;
/** However much is written, a page is sent this long once it is rendered. */
const atLeastMs = 1000;
/** What an entry takes beside its page and its url. */
const entryBytes = 2000;

interface KeepablePage {
  readonly isWhole: boolean;
  /** Bytes of memory that it takes, about. */
  readonly size: number;
}

interface Entry<Page> {
  readonly at: number;
  readonly page: Promise<Page>;
  /** What it was rendered from: filled as it is read. */
  readonly reads: Reads;
  /** Null while it is being rendered. */
  done: { readonly at: number; readonly size: number } | null;
  isChanged: boolean;
}

export interface RenderedPages<Page> {
  /** The page at a url, rendered where it is not kept; calls for one that is being rendered wait for it. */
  of(url: string): Promise<Page>;
  /** Something was written into a table: what was made from it is rendered again. */
  tableChanged(name: string): void;
  /** The tables of which each write is told from here on. What was kept until now may be out of date. */
  hearing(tables: ReadonlySet<string>): void;
}

/**
 * Keeps rendered pages for as long as they are what would be rendered: they show everyone the same. One that is not whole is not kept.
 * @param render Adds to `reads` what it reads: a table before it is read, of the clock until when the page stands.
 * @param maxBytes What all of them may take; the one unasked for longest goes first.
 */
export function renderedPages<Page extends KeepablePage>(
  render: (url: string, reads: Reads) => Promise<Page>,
  now: () => number,
  maxBytes: number,
): RenderedPages<Page> {
  const kept = new Map<string, Entry<Page>>();
  let bytes = 0;
  let told: ReadonlySet<string> = new Set();

  function drop(url: string, entry: Entry<Page>): void {
    if (kept.get(url) !== entry) return;
    kept.delete(url);
    bytes -= entry.done?.size ?? 0;
  }

  function makeRoom(): void {
    for (const [url, entry] of kept) {
      if (bytes <= maxBytes) return;
      if (entry.done) drop(url, entry);
    }
  }

  async function weigh(url: string, entry: Entry<Page>): Promise<void> {
    const { isWhole, size } = await entry.page;
    if (kept.get(url) !== entry) return;
    if (!isWhole) return drop(url, entry);
    entry.done = { at: now(), size: size + 2 * url.length + entryBytes };
    bytes += entry.done.size;
    makeRoom();
  }

  function isCurrent({ at, done, isChanged, reads }: Entry<Page>): boolean {
    const age = now() - at;
    const isTold = [...reads.tables].every((name) => told.has(name));
    const isYoung = age < (isTold ? keptMs : untoldMs);
    // Whoever comes while it is rendered waits for it, or a slow rendering would be begun again and again.
    if (!done) return isYoung;
    return isChanged ? now() - done.at < atLeastMs : isYoung && now() < readsStandUntil(reads);
  }

  return {
    of(url) {
      const found = kept.get(url);
      if (found && isCurrent(found)) {
        // The order of the map is that of the last asking.
        kept.delete(url);
        kept.set(url, found);
        return found.page;
      }
      if (found) drop(url, found);
      const reads = noReads();
      const entry: Entry<Page> = { at: now(), page: render(url, reads), reads, done: null, isChanged: false };
      kept.set(url, entry);
      weigh(url, entry).catch(() => drop(url, entry));
      return entry.page;
    },
    tableChanged(name) {
      for (const entry of kept.values()) entry.isChanged ||= entry.reads.tables.has(name);
    },
    hearing(tables) {
      told = tables;
      for (const entry of kept.values()) entry.isChanged = true;
    },
  };
}
