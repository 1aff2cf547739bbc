/** The site's sign, a sun over its waves, on a canvas of 36 by 36. */
export const emblem =
  '<path fill="#a8452c" d="M9.5 19a8.5 8.5 0 0 1 17 0Z"/>' +
  '<path fill="none" stroke="#0e5e5a" stroke-width="2" stroke-linecap="round" d="M6 22.5c3-2.2 5-2.2 8 0s5 2.2 8 0 5-2.2 8 0M10 27.5c2.7-2 4.5-2 7.2 0s4.5 2 7.2 0"/>';

/** What it stands on where it has no ground of its own. */
export const emblemGround = '#ddeeea';
