import * as z from 'zod/mini';
import { privileges, type AccessEntry } from '../permissions.ts';
import { ressources, type Ressource } from '../ressources.ts';
import { isOneOf, text, type Rule } from '../validation-rules.ts';

const isRessource = isOneOf(ressources);
const highest = Math.max(...Object.values(privileges));
const parts = (list: string) =>
  list
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '');

const isAccessList: Rule = {
  ...isRessource,
  test: (value) =>
    typeof value === 'string' &&
    parts(value).every((part) => {
      const [ressource, level, ...rest] = part.split(':');
      return rest.length === 0 && isRessource.test(ressource) && /^\d$/.test(level ?? '') && Number(level) <= highest;
    }),
};

/** `A,B` as a list; nothing between the commas counts for nothing. */
export const roleList = z.pipe(text(), z.transform(parts));

/** `RESSOURCE:privileges,...` as the entries it requires. */
export const accessList = z.pipe(
  text(isAccessList),
  z.transform((list: string) =>
    parts(list).map((part): AccessEntry => {
      const [ressource, level] = part.split(':');
      return { ressource: ressource as Ressource, privileges: Number(level) };
    }),
  ),
);
