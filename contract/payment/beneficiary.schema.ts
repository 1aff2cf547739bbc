import * as z from 'zod/mini';
import { hasMaxLength, requiredText } from '../validation-rules.ts';

const line = requiredText(hasMaxLength(200));

/** As a post office writes it on a money order, which is paid out on this very name. */
export const beneficiaryBody = z.object({
  name: requiredText(hasMaxLength(80)),
  address: z.object({ fr: line, en: line }),
});
