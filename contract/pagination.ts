import * as z from 'zod/mini';
import { sortDirections } from './enumerations.ts';
import { deepestRow, maxPageSize } from './page-limits.ts';
import { hasMaxLength, text } from './validation-rules.ts';

/** A whole number written in a query string. */
export function queryInteger(min: number, max: number) {
  return z.pipe(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((value) => (value === '' ? Number.NaN : Number(value))),
    ),
    z.int().check(z.minimum(min), z.maximum(max)),
  );
}

/** A flag written in a query string. */
export const queryBoolean = z.pipe(
  z.enum(['true', 'false']),
  z.transform((value) => value === 'true'),
);

const defaultPageSize = 20;
/** In place of `limit` where a list may be asked for its total alone: 0 shows nothing, so that nobody has looked at anything. */
export const pageSizeOrNone = z._default(queryInteger(0, maxPageSize), defaultPageSize);
/** Totals are exact up to this number; past it they stop counting and say so. */
export const exactTotalLimit = 1000;

/** The list parameters of SPEC 7, with the fields a list can be sorted by (the first is the default). */
export function listQuery<const F extends readonly [string, ...string[]]>(sortFields: F, defaultDirection: 'asc' | 'desc' = 'desc') {
  return z.object({
    page: z._default(queryInteger(1, deepestRow), 1),
    limit: z._default(queryInteger(1, maxPageSize), defaultPageSize),
    'sort-direction': z._default(z.enum(sortDirections), defaultDirection),
    'sort-field': z._default(z.enum(sortFields), sortFields[0] as F[number]),
    keyword: z.optional(text(hasMaxLength(100))),
  });
}

/** A page of a list. */
export function pageOf<S extends z.ZodMiniType>(item: S) {
  return z.object({
    items: z.array(item),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalIsCapped: z.optional(z.boolean()),
  });
}

export const itemsOf = <S extends z.ZodMiniType>(item: S) => z.object({ items: z.array(item) });

export const staticPath = z.object({ slug: z.string(), updatedAt: z.string() });
export const idAnswer = z.object({ id: z.string() });
