const attempts = 50;

/**
 * Writes under the first address nobody has: `deuil`, `deuil-2`, `deuil-3`… `write` answers undefined where the
 * address is taken, so that the database decides between two who write at once.
 */
export async function underFirstFree<T>(slug: string, write: (slug: string) => Promise<T | undefined>): Promise<T> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    const written = await write(attempt === 1 ? slug : `${slug}-${attempt}`);
    if (written !== undefined) return written;
  }
  throw new Error(`no address was free for ${slug}`);
}
