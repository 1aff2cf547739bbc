import * as z from 'zod/mini';
import { bulkMaxIds } from '../constants.ts';
import { hasMaxLength, obeys } from '../validation-rules.ts';

export const localizedText = z.object({ fr: z.string(), en: z.string() });
export const category = z.object({ id: z.string(), slug: z.string(), name: localizedText, order: z.int() });
export type Category = z.infer<typeof category>;

/** The ids of a bulk read, as a JSON body has them. */
export const idList = z.array(z.string()).check(obeys(hasMaxLength(bulkMaxIds)));

/** The same, as a query has them: with commas between. */
export const idListText = z.pipe(
  z.string(),
  z.pipe(
    z.transform((written: string) => written.split(',').filter((id) => id !== '')),
    idList,
  ),
);
