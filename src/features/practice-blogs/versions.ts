import { blogLanguages, type Blog, type WrittenBlog } from '#contract/blogs/blogs.schema.ts';

export type Version = WrittenBlog['versions'][number];

/** One that is linked with none comes to those of this one, unless they have its language already. */
const comesToOthers = ({ language, versions }: WrittenBlog, others: readonly Version[]): boolean =>
  versions.length === 0 && others.every((each) => each.language !== language);

/** What an article is linked with once it is saved, itself perhaps among them. */
export function linkedOnceSaved(blog: WrittenBlog | null, chosen: WrittenBlog | undefined): readonly Version[] {
  if (!chosen) return [];
  const others = blog?.versions ?? [];
  return comesToOthers(chosen, others) ? [...others, chosen] : [chosen, ...chosen.versions];
}

/** In which other languages readers would find it once it is saved. `chosen`: the article that it is to be linked with, where that changes. */
export function translationsOnceSaved(blog: WrittenBlog | null, chosen: WrittenBlog | undefined): Blog['translations'] {
  if (!chosen) return undefined;
  const others = comesToOthers(chosen, blog?.versions ?? []) ? blog?.translations : chosen.translations;
  const { slug, status } = chosen;
  const language = blogLanguages.find((each) => each === chosen.language);
  const own = status === 'PUBLISHED' && language ? [{ slug, language }] : [];
  return [...own, ...(others ?? [])].filter((each) => each.slug !== blog?.slug);
}
