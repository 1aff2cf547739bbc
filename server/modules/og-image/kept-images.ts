/** Keeps what was made last within `mostBytes`, and makes what several ask for at once only once. */
export function keptImages(mostBytes: number) {
  const kept = new Map<string, Buffer>();
  const beingMade = new Map<string, Promise<Buffer>>();
  let bytes = 0;

  function keep(key: string, image: Buffer): void {
    kept.set(key, image);
    bytes += image.length;
    for (const [oldest, { length }] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(oldest);
      bytes -= length;
    }
  }

  async function makeAndKeep(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    try {
      const image = await make();
      keep(key, image);
      return image;
    } finally {
      beingMade.delete(key);
    }
  }

  return (key: string, make: () => Promise<Buffer>): Promise<Buffer> => {
    const found = kept.get(key);
    if (found) {
      // What was asked for last goes last.
      kept.delete(key);
      kept.set(key, found);
      return Promise.resolve(found);
    }
    const making = beingMade.get(key) ?? makeAndKeep(key, make);
    beingMade.set(key, making);
    return making;
  };
}
