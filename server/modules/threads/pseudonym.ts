import { randomInt } from 'node:crypto';
import { pseudonyms } from './pseudonym-words.ts';

const attempts = 30;

/**
 * A pseudonym that is not taken. Drawn by lot and then kept with what was written, not computed from the account:
 * nothing but the rows themselves links the pseudonyms of one person.
 */
export function drawPseudonym(taken: ReadonlySet<string>): string {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const drawn = pseudonyms[randomInt(pseudonyms.length)] ?? '';
    if (!taken.has(drawn)) return drawn;
  }
  const free = pseudonyms.filter((each) => !taken.has(each));
  if (free.length > 0) return free[randomInt(free.length)] ?? '';
  return numbered(taken);
}

/** A thread so long, or a person so talkative, that every name is taken: the names start again, numbered. */
function numbered(taken: ReadonlySet<string>): string {
  const base = pseudonyms[randomInt(pseudonyms.length)] ?? '';
  for (let number = 2; ; number += 1) if (!taken.has(`${base} ${number}`)) return `${base} ${number}`;
}
