import type { AnyRouter } from '@tanstack/react-router';

/** The inline scripts that hand the router's state over to the browser. All of it: nothing is streamed later. */
export function hydrationScripts(router: AnyRouter): string[] {
  const tags = router.serverSsr?.takeInitialHydrationScriptTags()?.before ?? [];
  return tags.map(({ children }) => children ?? '');
}

/** Data for search engines: not run by browsers, but closed by `</script>` like any script. */
export function structuredDataTags(matches: readonly { headScripts?: unknown }[]): string {
  return matches
    .flatMap((match) => (match.headScripts ?? []) as { children: string }[])
    .map(({ children }) => `<script type="application/ld+json">${children.replaceAll('<', '\\u003c')}</script>`)
    .join('');
}
