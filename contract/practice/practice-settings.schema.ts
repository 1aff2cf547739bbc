import * as z from 'zod/mini';
import { internationalNumber } from '../auth/auth.schema.ts';
import { hasMaxLength, isEmail, isNotEmpty, isPhoneNumber, requiredText, text, urlText } from '../validation-rules.ts';

/** « Matricule fiscal », 1234567A/M/P/000: kept as it is written. */
const fiscalNumberMaxLength = 30;

const line = requiredText(hasMaxLength(200));
const lineInBoth = z.object({ fr: line, en: line });

/** What the practice says of itself at the foot of every page, in its help line's card and in its letters. */
export const practiceDetails = z.object({
  name: requiredText(hasMaxLength(80)),
  email: requiredText(isEmail),
  // Shown as it is written, and called from the help line.
  phone: requiredText(hasMaxLength(30)).check(
    z.refine((written) => isPhoneNumber.test(internationalNumber(written)), { params: { rule: isPhoneNumber } }),
  ),
  address: lineInBoth,
  hours: lineInBoth,
  /** Stands on its receipts; a practice may have none yet. */
  fiscalNumber: text(hasMaxLength(fiscalNumberMaxLength)),
  socialLinks: z
    .array(z.object({ name: requiredText(hasMaxLength(40)), url: urlText(isNotEmpty, hasMaxLength(300)) }))
    .check(z.maxLength(6)),
});
export type PracticeInput = z.output<typeof practiceDetails>;

/** What is to be said otherwise; the rest stays. */
export const practiceBody = z.partial(practiceDetails);
export type PracticeChange = z.output<typeof practiceBody>;
