import { blogLanguages, blogStatuses, type BlogStatus } from '#contract/blogs/blogs.schema.ts';
import { isObjectId } from '#contract/validation-rules.ts';
import { addressPage, addressText } from '#src/page/address-text.ts';

/** What the address of the list may say; the page's own code reads it, for the site map is on every page. */
export interface WrittenBlogsAddress {
  status?: string;
  q?: string;
  page?: string | number;
}

/** What the address of an article that is begun may say: of which one it is the version, and in which language. */
export interface BegunBlogAddress {
  translationOf?: string;
  language?: string;
}

/** A version in another language that is begun, of the article with this id. */
export interface BegunVersion {
  translationOf: string;
  language: string;
}

/** What the address says of one; null where it names none. */
export function readBegunVersion(search: object): BegunVersion | null {
  const { translationOf, language } = search as Record<string, unknown>;
  const known = blogLanguages.find((each) => each === language);
  return typeof translationOf === 'string' && isObjectId.test(translationOf) && known ? { translationOf, language: known } : null;
}

/** What the address of the list says, made sense of. */
export interface WrittenBlogsSearch {
  status: BlogStatus | undefined;
  q: string;
  page: number;
}

/** The longest keyword the API takes. */
export const keywordMaxLength = 100;

/** Reads the search of an address: what makes no sense is left out. */
export function readBlogsSearch(search: object): WrittenBlogsSearch {
  const { status, q, page } = search as Record<string, unknown>;
  return {
    status: blogStatuses.find((known) => known === status),
    q: addressText(q).trim().slice(0, keywordMaxLength),
    page: addressPage(page),
  };
}

/** The search of an address, without what goes without saying. */
export const writeBlogsSearch = ({ status, q, page }: Partial<WrittenBlogsSearch>): WrittenBlogsAddress => ({
  ...(status && { status }),
  ...(q && { q }),
  ...(page && page > 1 && { page }),
});
