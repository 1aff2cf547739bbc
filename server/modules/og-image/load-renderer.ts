/** For the first image, not at the start: the renderer and what measures letters take a tenth of a second to load. */
export const loadRenderer = () => import('./render-share-image.ts');
