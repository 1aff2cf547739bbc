import * as z from 'zod/mini';
import { bulkMaxIds, categoryNameMaxLength } from '../constants.ts';
import { hasMaxLength, obeys, requiredText } from '../validation-rules.ts';

export const localizedText = z.object({ fr: z.string(), en: z.string() });
export const category = z.object({ id: z.string(), slug: z.string(), name: localizedText, order: z.int() });
export type Category = z.infer<typeof category>;

const nameText = requiredText(hasMaxLength(categoryNameMaxLength));

/** `order` is the place among the others, from 1; without it a new one comes last and a changed one stays where it is. */
export const categoryBody = z.object({
  name: z.object({ fr: nameText, en: nameText }),
  order: z.optional(z.int().check(z.minimum(1), z.maximum(1000))),
});

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
