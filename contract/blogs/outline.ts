import { plainText } from '../plain-text.ts';
import type { Blog } from './blogs.schema.ts';

/** The words of a heading; a no-break space stays one. */
const titleOf = (heading: string): string =>
  heading
    .replaceAll(/<[^<>]*>/g, '')
    .split('\u00A0')
    .map(plainText)
    .join('\u00A0')
    .trim();

/**
 * The sections of an article: its sanitised text with an id on each heading of the second level that says something,
 * and those headings in order. The ids begin alike, so that none is the id of another part of the page; they come from
 * the first words (`slugOf`), so that a link to a section outlives changes elsewhere in the article. A heading that is gone to takes the focus.
 */
export function withOutline(content: string, slugOf: (title: string) => string): Pick<Blog, 'content' | 'outline'> {
  const outline: Blog['outline'] = [];
  const taken = new Set<string>();
  const counts = new Map<string, number>();
  const withIds = content.replaceAll(/<h2>(.*?)<\/h2>/gs, (heading, words: string) => {
    const title = titleOf(words);
    if (title === '') return heading;
    const own = `section-${slugOf(title)}`;
    let count = counts.get(own) ?? 1;
    let id = count === 1 ? own : `${own}-${count}`;
    while (taken.has(id)) id = `${own}-${(count += 1)}`;
    counts.set(own, count + 1);
    taken.add(id);
    outline.push({ id, title });
    return `<h2 id="${id}" tabindex="-1">${words}</h2>`;
  });
  return { content: withIds, outline };
}
