/** Anyone may write anything there. */
export interface OwnThreadsAddress {
  page?: unknown;
}

export interface WriteThreadAddress {
  /** The thread of the outbox that is put right. */
  item?: unknown;
  /** The thread of one's own that was not published, and is written anew. */
  again?: unknown;
}

const lastPage = 500;

/** Which page of one's own threads; the first where the address makes no sense. */
export function pageIn({ page }: OwnThreadsAddress): number {
  const number = Number(page);
  return Number.isInteger(number) && number > 0 && number <= lastPage ? number : 1;
}
