import { drawCover } from './draw-cover.ts';
import { drawPortrait } from './draw-portrait.ts';

const portrait = 'portrait/';

/** The inside of a drawn picture, as markup, by the name that DrawnArt is given. */
export const draw = (name: string): string => (name.startsWith(portrait) ? drawPortrait(name.slice(portrait.length)) : drawCover(name));
