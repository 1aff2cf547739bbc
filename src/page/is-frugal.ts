/** What a browser tells of its connection: https://wicg.github.io/netinfo and its saveData. Not every browser has it. */
export interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether nothing should be fetched before it is asked for: the person saves data, or the link is as slow as 2G. */
export const isFrugal = (connection: Connection | undefined): boolean =>
  connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
