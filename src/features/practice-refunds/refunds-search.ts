import { refundStatuses, type RefundStatus } from '#contract/payment/refund-status.ts';

/** What the address of the page may say. */
export interface RefundsAddress {
  status?: string;
  page?: string | number;
}

export interface RefundsSearch {
  status: RefundStatus;
  page: number;
}

const deepestPage = 500;

/** Reads the search of an address: what makes no sense is left out. */
export function readRefundsSearch(search: object): RefundsSearch {
  const { status, page } = search as Record<string, unknown>;
  const number = Number(page);
  return {
    status: refundStatuses.find((known) => known === status) ?? 'REFUND_DUE',
    page: Number.isInteger(number) && number > 0 && number <= deepestPage ? number : 1,
  };
}

/** The search of an address, without what goes without saying. */
export const writeRefundsSearch = ({ status, page }: Partial<RefundsSearch>): RefundsAddress => ({
  ...(status && status !== 'REFUND_DUE' && { status }),
  ...(page && page > 1 && { page }),
});
