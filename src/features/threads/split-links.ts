/** What ends a sentence belongs to it, not to the address before it; so does a bracket that the address has not opened. */
const address = /(https:\/\/(?:\([^\s()<>]*\)|[^\s<>«»"“”()])*(?:\([^\s()<>]*\)|[^\s<>«»"“”'’.,;:!?…()[\]]))/i;

/** A plain text in turns: what stands between its https addresses, and the addresses. */
export const splitLinks = (text: string): string[] => text.split(address);
