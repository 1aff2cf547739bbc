// Apart from the schemas of lists: a page that reads a whole list has no use for zod.

/** How many rows a page of a list holds at most. */
export const maxPageSize = 100;
/** page x limit never goes past this row: deeper pages are asked by search. */
export const deepestRow = 10_000;
