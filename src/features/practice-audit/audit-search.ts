import { auditFamilies, type AuditFamily } from '#contract/auth/audit-kinds.ts';
import { addressPage, addressText } from '#src/page/address-text.ts';

/** What the address of the page may say; the page's own code reads it, for the site map is on every page. */
export interface AuditAddress {
  family?: string;
  actor?: string;
  subject?: string;
  page?: string | number;
}

/** What the address of the page says, made sense of. */
export interface AuditSearch {
  family: AuditFamily | undefined;
  /** An account's id, or empty. */
  actor: string;
  /** The id of anything, or empty. */
  subject: string;
  page: number;
}

const idText = (value: unknown) => (/^[0-9a-f]{24}$/.test(addressText(value)) ? addressText(value) : '');

/** Reads the search of an address: what makes no sense is left out. */
export function readAuditSearch(search: object): AuditSearch {
  const { family, actor, subject, page } = search as Record<string, unknown>;
  return {
    family: auditFamilies.find((known) => known === family),
    actor: idText(actor),
    subject: idText(subject),
    page: addressPage(page),
  };
}

/** The search of an address, without what goes without saying. */
export function writeAuditSearch({ family, actor, subject, page }: Partial<AuditSearch>): AuditAddress {
  return { ...(family && { family }), ...(actor && { actor }), ...(subject && { subject }), ...(page && page > 1 && { page }) };
}
