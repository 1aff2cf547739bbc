import type { AnyRouter, StaticDataRouteOption } from '@tanstack/react-router';
import { pathWithoutLocale } from '#contract/locale.ts';

/**
 * Tells the url of a page as the page reads it (`/blogs?page=2&from=mail` is `/blogs?page=2`): with whatever else stands in its
 * query it is the same page. That of a page that may read all of its query is left as it is.
 */
export function urlReader(router: Pick<AnyRouter, 'getMatchedRoutes'>): (url: string) => string {
  return (url) => {
    const mark = url.indexOf('?');
    if (mark === -1) return url;
    const path = url.slice(0, mark);
    const [, , route] = router.getMatchedRoutes(pathWithoutLocale(path));
    // Where there is no page, nothing is read.
    const reads = route ? (route.options as { staticData?: StaticDataRouteOption }).staticData?.reads : [];
    if (!reads) return url;
    const given = url
      .slice(mark + 1)
      .split('&')
      .map((pair) => ({ pair, name: new URLSearchParams(pair).keys().next().value }));
    const read = reads.flatMap((known) => given.filter(({ name }) => name === known).map(({ pair }) => pair));
    return read.length > 0 ? `${path}?${read.join('&')}` : path;
  };
}
