import type { AnyRouter } from '@tanstack/react-router';

/** After a link of the site, the reading position of assistive technology goes to the new page, not to the old link. */
export function focusContentAfterNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (fromLocation && pathChanged) document.getElementById('content')?.focus({ preventScroll: true });
  });
}
