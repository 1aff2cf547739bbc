import type { AnyRouteMatch, StaticDataRouteOption } from '@tanstack/react-router';
import type { Namespace } from '#src/page/namespaces.ts';

type Shown = Pick<AnyRouteMatch, 'staticData' | 'status'> & { _notFound?: boolean | undefined };

const notFoundPage: StaticDataRouteOption = { pageFile: 'src/features/not-found/NotFoundPage.tsx', namespaces: ['not-found'] };

/** Whether a page was asked for that is not there. */
export const isNotFound = (matches: readonly Shown[]): boolean =>
  matches.some((match) => match._notFound === true || match.status === 'notFound');

/** What the page shown is made of: that of its route, or the not-found page in its place. */
export function shownPage(matches: readonly Shown[]): StaticDataRouteOption {
  return isNotFound(matches) ? notFoundPage : (matches.at(-1)?.staticData ?? {});
}

/** The catalogues that the page shown and its frame use. */
export function namespacesOf(matches: readonly Shown[]): Namespace[] {
  return ['app', ...(shownPage(matches).namespaces ?? [])];
}
