import type { FastifyRequest } from 'fastify';

/** Whether the caller says to have what has this tag (RFC 9110, 13.1.2): one of a list, however weakly, or anything at all. */
export function hasCopy({ headers }: Pick<FastifyRequest, 'headers'>, tag: string | undefined): boolean {
  const asked = headers['if-none-match'];
  if (asked === undefined || tag === undefined) return false;
  return asked.split(',').some((each) => each.trim() === '*' || each.trim().replace(/^W\//, '') === tag);
}
