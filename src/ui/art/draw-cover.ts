import styles from './DrawnArt.module.css';
import { branch, hills, path, sea, windowLight, type Scene } from './scenes.ts';
import { seededRandom } from './seeded-random.ts';
import { height, width } from './shapes.ts';
import { subjects } from './subjects.ts';

/** Of no subject in particular, each with the lights it may be seen in. */
const others: readonly { draw: Scene; moods: readonly string[] }[] = [
  { draw: hills, moods: ['', 'gold', 'cool'] },
  { draw: sea, moods: [''] },
  { draw: windowLight, moods: ['gold', ''] },
  { draw: path, moods: ['gold', 'cool'] },
  { draw: branch, moods: ['', 'cool', 'gold'] },
];

/**
 * The inside of the cover of a slug, as markup: the same slug always gives the same picture, of the subject that its
 * words tell, in whichever language they are.
 */
export function drawCover(slug: string): string {
  const random = seededRandom(slug);
  const subject = subjects.find(({ words }) => words.test(slug));
  const { draw, moods } = subject ?? others[Math.floor(random() * others.length)]!;
  const mood = moods[Math.floor(random() * moods.length)]!;
  const sky = `<path class="${styles['sky']}" d="M0 0H${width}V${height}H0Z"/>`;
  return `<g class="${styles['scene']} ${styles[mood] ?? ''}">${sky}${draw(random)}</g>`;
}
