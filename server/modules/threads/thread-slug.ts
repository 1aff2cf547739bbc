import { randomInt } from 'node:crypto';
import { slugOf } from '../../slugs/slug-of.ts';

const letters = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The address of a thread from its title (DOMAIN 11): with four letters drawn by lot, since two may bear one title. */
export const threadSlug = (title: string): string =>
  `${slugOf(title)}-${Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('')}`;
