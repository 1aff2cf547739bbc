import * as z from 'zod/mini';

/** A text by these rules, or none where nothing is typed. */
export const textOrNone = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((written) => written.trim() || null),
    ),
    z.nullable(schema),
  );
