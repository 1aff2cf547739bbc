import * as z from 'zod/mini';
import { localizedText } from '../categories/categories.schema.ts';
import { hasMaxLength, requiredText, text } from '../validation-rules.ts';

const line = requiredText(hasMaxLength(200));
const optionalLine = text(hasMaxLength(200));
const inBoth = z.object({ fr: line, en: line });

/** What the law asks a practice to say of itself and of the companies that hold its data. */
export const legalDetails = z.object({
  /** Under its full name, who publishes the site and decides what becomes of data. */
  publisher: line,
  registrationNumber: optionalLine,
  /** Who answers for what is published. */
  director: line,
  /** To whom people write about their data. */
  dataOfficer: line,
  /** Of the declaration to the INPDP; empty while it is under way. */
  inpdpNumber: optionalLine,
  /** Name and country, as the two below. */
  host: inBoth,
  mailService: inBoth,
  /** Empty where uploaded files stay with the host. */
  fileStorage: z.object({ fr: optionalLine, en: optionalLine }),
});
export type LegalDetails = z.output<typeof legalDetails>;

/** What is to be said otherwise; the rest stays. */
export const legalNoticeBody = z.partial(legalDetails);

export const legalNotice = z.object({
  publisher: z.string(),
  registrationNumber: z.string(),
  director: z.string(),
  dataOfficer: z.string(),
  inpdpNumber: z.string(),
  host: localizedText,
  mailService: localizedText,
  fileStorage: localizedText,
  /** When the practice last changed it, ISO 8601 in UTC; null while it has said nothing. */
  editedAt: z.nullable(z.string()),
});
export type LegalNotice = z.infer<typeof legalNotice>;
