// Beyond these years ISO 8601 writes a sign, which PostgreSQL does not read.
const earliest = Date.parse('0001-01-02T00:00:00Z');
const latest = Date.parse('9999-12-30T00:00:00Z');

/** The instant of a checked date text, brought within what the database can hold. */
export function writtenInstant(text: string): Date {
  return new Date(Math.min(Math.max(Date.parse(text), earliest), latest));
}
