/** A number as it is read everywhere: its value for the server, its form for people. */
export interface WrittenPhoneNumber {
  /** E.164. */
  readonly value: string;
  /** +216 20 123 456 */
  readonly international: string;
  readonly isPossible: boolean;
}

const practiceCountry = 'TN';

/**
 * Reads a number as people write it, a bare one as Tunisian; undefined when it is no number at all, or when what knows
 * the numbers of every country (40 kB, loaded when a field wants it) has not come over the network.
 */
export async function writtenPhoneNumber(text: string): Promise<WrittenPhoneNumber | undefined> {
  try {
    const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
    const read = parsePhoneNumberFromString(text.replace(/^\s*00/, '+'), practiceCountry);
    return read && { value: read.number, international: read.formatInternational(), isPossible: read.isPossible() };
  } catch {
    return undefined;
  }
}
