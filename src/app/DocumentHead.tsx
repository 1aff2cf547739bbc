import { useMatches, type AnyRouteMatch } from '@tanstack/react-router';

type Attributes = Record<string, string>;

interface HeadTags {
  title: string;
  meta: Attributes[];
  links: Attributes[];
}

/** The head of the page shown: the deepest route's tags, since each page declares all of its own. */
export function headOf(matches: readonly Pick<AnyRouteMatch, 'meta' | 'links'>[]): HeadTags {
  const deepest = matches.findLast((match) => match.meta);
  const tags: HeadTags = { title: '', meta: [], links: (deepest?.links ?? []) as Attributes[] };
  for (const tag of (deepest?.meta ?? []) as Record<string, unknown>[]) {
    if (typeof tag['title'] === 'string') tags.title = tag['title'];
    else tags.meta.push(tag as Attributes);
  }
  return tags;
}

/** React moves these into the document's head, and on the first page finds those the server wrote. */
export function HeadTagList({ title, meta, links }: HeadTags) {
  return (
    <>
      {/* Until a page has told its own, that of the empty shell stays. */}
      {title !== '' && <title>{title}</title>}
      {meta.map((attributes) => (
        <meta key={`${attributes['name'] ?? attributes['property']}${attributes['content']}`} {...attributes} />
      ))}
      {links.map((attributes) => (
        <link key={`${attributes['rel']}${attributes['hrefLang']}${attributes['href']}`} {...attributes} />
      ))}
    </>
  );
}

export function DocumentHead() {
  return <HeadTagList {...headOf(useMatches())} />;
}
