/** What the address of a therapist's page may already choose: `?slot=<instant>&service=<id>#booking`. */
export interface BookingLink {
  slot?: string;
  service?: string;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads the address; anything that is not a slot or a service is left out. */
export function bookingLink(search: Record<string, unknown>): BookingLink {
  const slot = textOf(search['slot']);
  const service = textOf(search['service']);
  return { ...(slot && !Number.isNaN(Date.parse(slot)) && { slot }), ...(service && { service }) };
}
