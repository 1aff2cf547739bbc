import { halo, layer } from './layers.ts';

const fill = (color: string, d: string, opacity = 1) => `<path fill="var(--${color})" opacity="${opacity}" d="${d}"/>`;
const line = (color: string, d: string, width: number) =>
  `<path fill="none" stroke="var(--${color})" stroke-width="${width}" stroke-linecap="round" d="${d}"/>`;

/** On a canvas of 200 by 200. */
const face = [
  fill('shade', 'M87 120h26v32l-13 15-13-15Z'),
  fill('skin', 'M70 92c0-30 12-44 30-44s30 14 30 44c0 28-15 45-30 45S70 120 70 92Z'),
  line('line-of-face', 'M81 88c3-4 9-4 12-1M107 87c3-3 9-3 12 1M100 93c2 6 3 10-2 12', 2),
  fill('line-of-face', 'M84 96a3 3.4 0 1 0 6 0a3 3.4 0 1 0-6 0M110 96a3 3.4 0 1 0 6 0a3 3.4 0 1 0-6 0'),
  fill('accent', 'M76 109a6 4 0 1 0 12 0a6 4 0 1 0-12 0M112 109a6 4 0 1 0 12 0a6 4 0 1 0-12 0', 0.22),
  line('mouth', 'M90 117c6 6 14 6 20 0', 2.6),
].join('');

const shoulders = layer('near', 'M22 200c2-38 30-46 62-52l16 19 16-19c32 6 60 14 62 52Z');

/** The psychologist of the demonstration: long dark hair, small earrings, a warm collar. */
const amel = [
  layer('front', 'M56 178c-12-60-6-138 44-138s56 78 44 138Z'),
  face,
  layer('front', 'M66 104c-6-40 12-60 36-60s38 22 32 60c-6-8-10-22-12-34-14 14-32 18-46 20-4 4-7 8-10 14Z'),
  layer('disc', 'M66 117a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0M127.2 117a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0-6.8 0'),
  shoulders,
  layer('accent', 'M84 148l16 19 16-19 7 4-23 31-23-31Z'),
].join('');

/** Anybody else without a photo: short hair, a plain collar. */
const somebody = [
  fill('shade', 'M65 98a6 9 0 1 0 12 0a6 9 0 1 0-12 0M123 98a6 9 0 1 0 12 0a6 9 0 1 0-12 0'),
  face,
  layer('front', 'M67 94c-5-36 9-53 33-53s38 17 33 53c-3-10-6-17-11-22-16 6-34 6-46-1-4 6-7 13-9 23Z'),
  shoulders,
  layer('light', 'M84 148l16 19 16-19 7 4-23 31-23-31Z'),
].join('');

const known: Readonly<Record<string, string>> = { 'amel-ben-salah': amel };

/** The portrait of a therapist without a photo, as markup: it fills the middle of the canvas, which a circle or a square shows. */
export const drawPortrait = (slug: string): string =>
  `<g data-mood="" transform="translate(80) scale(1.2)">${halo(100, 96, 86)}${known[slug] ?? somebody}</g>`;
