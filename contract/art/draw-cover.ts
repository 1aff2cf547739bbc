import { layer } from './layers.ts';
import type { Moods } from './palette.ts';
import { branch, hills, path, sea, windowLight, type Scene } from './scenes.ts';
import { seededRandom } from './seeded-random.ts';
import { height, width, type Random } from './shapes.ts';
import { subjects } from './subjects.ts';

interface Unnamed {
  readonly draw: Scene;
  readonly moods: Moods;
}

/** Of no subject in particular, each with the lights it may be seen in. */
const others: readonly [Unnamed, ...Unnamed[]] = [
  { draw: hills, moods: ['', 'gold', 'cool'] },
  { draw: sea, moods: [''] },
  { draw: windowLight, moods: ['gold', ''] },
  { draw: path, moods: ['gold', 'cool'] },
  { draw: branch, moods: ['', 'cool', 'gold'] },
];

const oneOf = <T>(choices: readonly [T, ...T[]], random: Random): T => choices[Math.floor(random() * choices.length)] ?? choices[0];

/**
 * The inside of the cover of a slug, as markup: the same slug always gives the same picture, of the subject that its
 * words tell, in whichever language they are.
 */
export function drawCover(slug: string): string {
  const random = seededRandom(slug);
  const subject = subjects.find(({ words }) => words.test(slug));
  const { draw, moods } = subject ?? oneOf(others, random);
  const mood = oneOf(moods, random);
  return `<g data-mood="${mood}">${layer('sky', `M0 0H${width}V${height}H0Z`)}${draw(random)}</g>`;
}
