import type { SessionMode } from '#contract/therapist/therapist.schema.ts';

/** What the address of a therapist's page may already choose: `?slot=<instant>&service=<id>&mode=<mode>#booking`. */
export interface BookingLink {
  slot?: string;
  service?: string;
  mode?: SessionMode;
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** Reads the address; anything that is not a slot, a service or a mode is left out. */
export function bookingLink(search: Record<string, unknown>): BookingLink {
  const slot = textOf(search['slot']);
  const service = textOf(search['service']);
  // One that the service does not offer is passed over where it is chosen.
  const mode = textOf(search['mode']) as SessionMode | undefined;
  return { ...(slot && !Number.isNaN(Date.parse(slot)) && { slot }), ...(service && { service }), ...(mode && { mode }) };
}
