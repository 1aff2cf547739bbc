import { locales } from '../locale.ts';

/** What an image shows of what it is asked for. */
export const shareImageKinds = ['blogs', 'threads', 'therapist', 'page'] as const;
export type ShareImageKind = (typeof shareImageKinds)[number];

/** The pages that stand for themselves, by the slug of their image. */
export const sharedPages = ['home', 'blogs', 'therapist', 'threads', 'help-line', 'terms-of-service', 'privacy-policy'] as const;
export type SharedPage = (typeof sharedPages)[number];

/** The help line is also in Arabic; what is not is in French there. */
export const shareImageLanguages = [...locales, 'ar'] as const;
export type ShareImageLanguage = (typeof shareImageLanguages)[number];

/** In pixels: what the sites that show links ask for. */
export const shareImageSize = { width: 1200, height: 630 } as const;

const isSharedPage = (slug: string): slug is SharedPage => sharedPages.some((page) => page === slug);
const isOfKind = (name: string): name is Exclude<ShareImageKind, 'page'> =>
  name !== 'page' && shareImageKinds.some((kind) => kind === name);

/** Which image shows the page at a path without language prefix: its own, or that of the site. */
export function shareImageOf(path: string): { kind: ShareImageKind; slug: string } {
  const [pathname = ''] = path.split(/[?#]/);
  const [, first = '', second = ''] = pathname.split('/');
  if (isOfKind(first) && second !== '') return { kind: first, slug: second };
  return { kind: 'page', slug: isSharedPage(first) ? first : 'home' };
}
