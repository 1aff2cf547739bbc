import type { AnyRouter } from '@tanstack/react-router';

/**
 * After a link of the site, the reading position of assistive technology goes to the new page, not to the old link; within a page,
 * to where the link led.
 */
export function focusContentAfterNavigation(router: AnyRouter): void {
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    if (fromLocation) document.getElementById(pathChanged ? 'content' : toLocation.hash)?.focus({ preventScroll: true });
  });
}
