import type { ThreadStatus } from '#contract/threads/threads.schema.ts';

interface Earlier {
  readonly status: ThreadStatus;
  readonly editedAt: Date | null;
}

interface Ways<Row> {
  /** The rows that the items named have made, locked. */
  readonly find: (clientItemIds: readonly string[]) => Promise<Row[]>;
  readonly remove: (row: Row) => Promise<unknown>;
  readonly change: (row: Row) => Promise<unknown>;
}

/**
 * Makes room for a text its author has put right, having had no answer to what came before it. What nobody has read yet goes, as if it
 * had never come; what was turned down or taken away stays so; what has been seen is changed where it stands: then true.
 */
export async function replaceEarlier<Row extends Earlier>(
  clientItemIds: readonly string[] | undefined,
  { find, remove, change }: Ways<Row>,
): Promise<boolean> {
  if (!clientItemIds?.length) return false;
  let isChanged = false;
  for (const row of await find(clientItemIds)) {
    if (row.status === 'UNVALIDATED' || row.status === 'DELETED') continue;
    if (row.status === 'PENDING' && row.editedAt === null) await remove(row);
    else if (!isChanged) {
      await change(row);
      isChanged = true;
    }
  }
  return isChanged;
}
