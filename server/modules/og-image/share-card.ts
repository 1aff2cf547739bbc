import { threadsLabel } from '#contract/constants.ts';
import type { Locale } from '#contract/locale.ts';
import { sharedPages, type ShareImageKind, type ShareImageLanguage } from '#contract/og-image/share-images.ts';
import type { Deps } from '../../deps.ts';
import { notFound, refused } from '../../http/problem.ts';
import { findBlog } from '../blogs/blogs.queries.ts';
import type { FileRow } from '../bucket/describe-file.ts';
import { practiceOf } from '../client/read-practice.ts';
import { findTherapist } from '../therapist/therapist.queries.ts';
import { textDirection } from '../threads/text-direction.ts';
import { findThread } from '../threads/threads.queries.ts';
import type { ShareCard } from './draw-share-image.ts';
import arabic from './og-image.messages.ar.json' with { type: 'json' };
import english from './og-image.messages.en.json' with { type: 'json' };
import french from './og-image.messages.fr.json' with { type: 'json' };

type Shown = Omit<ShareCard, 'practice' | 'direction' | 'wordsDirection'> & { readonly picture?: FileRow | null };

export interface PicturedCard {
  readonly card: ShareCard;
  /** In the place of the drawing, where there is one. */
  readonly picture: FileRow | null;
}

const catalogues: Record<Locale, typeof french> = { fr: french, en: english };
const localeOf = (language: ShareImageLanguage): Locale => (language === 'en' ? 'en' : 'fr');

async function showBlog({ db }: Deps, slug: string, language: ShareImageLanguage): Promise<Shown> {
  const blog = await findBlog(db, slug);
  if (!blog) throw notFound('BLOGS');
  const locale = localeOf(language);
  const inArabic = language === 'ar';
  return {
    label: inArabic ? arabic.article : (blog.categories[0]?.name[locale] ?? ''),
    title: blog.title,
    detail: (inArabic ? arabic : catalogues[locale]).readingTime.replace('{{count}}', String(blog.readingMinutes)),
    drawing: slug,
    picture: blog.cover,
  };
}

/** Of a thread with a note before it no word is shown where nobody has asked to read it: its category alone. */
async function showThread({ db }: Deps, slug: string, language: ShareImageLanguage): Promise<Shown> {
  const thread = await findThread(db, slug);
  if (!thread) throw notFound('PUBLIC_THREAD');
  const locale = localeOf(language);
  const { detail, sensitive } = catalogues[locale].thread;
  const theme = thread.category.name[locale];
  if (thread.contentNote !== null) return { label: threadsLabel, title: theme, detail: sensitive, drawing: thread.category.slug };
  return { label: `${threadsLabel} · ${theme}`, title: thread.title, detail, drawing: thread.slug };
}

async function showTherapist({ db }: Deps, slug: string, language: ShareImageLanguage): Promise<Shown> {
  const therapist = await findTherapist(db, slug);
  if (!therapist) throw notFound('THERAPIST');
  const locale = localeOf(language);
  return {
    label: catalogues[locale].therapist,
    title: therapist.fullName,
    detail: therapist.title[locale],
    drawing: `portrait/${therapist.slug}`,
    picture: therapist.photo,
  };
}

async function showPage(_deps: Deps, slug: string, language: ShareImageLanguage): Promise<Shown> {
  const page = sharedPages.find((name) => name === slug);
  if (!page) throw refused('NOT_FOUND');
  const words = language === 'ar' && page === 'help-line' ? arabic[page] : catalogues[localeOf(language)].pages[page];
  return { ...words, drawing: page };
}

const showing: Record<ShareImageKind, typeof showBlog> = { blogs: showBlog, threads: showThread, therapist: showTherapist, page: showPage };

/** The name of the threads, one word of another script, does not turn the image around. */
const directionOf = (title: string) => (title === threadsLabel ? 'ltr' : textDirection(title));

/** What the image of something says and shows; 404 for what is not there, or not for everybody. */
export async function shareCard(
  deps: Deps,
  { kind, slug, language }: { kind: ShareImageKind; slug: string; language: ShareImageLanguage },
): Promise<PicturedCard> {
  const [{ picture = null, ...shown }, practice] = await Promise.all([showing[kind](deps, slug, language), practiceOf(deps.db)]);
  const wordsDirection = textDirection(shown.detail);
  return { card: { ...shown, practice: practice.name, direction: directionOf(shown.title), wordsDirection }, picture };
}
