import { disc, halo, layer, line, shimmer } from './layers.ts';
import { cloud, cypress, glints, height, ridge, width, type Random } from './shapes.ts';

/** The inside of a picture, as markup. */
export type Scene = (random: Random) => string;

/** Hills behind hills, a sun between them. */
export const hills: Scene = (random) => {
  const x = 90 + random() * 220;
  return [
    halo(x, 100, 80),
    disc(x, 100, 34 + random() * 14),
    layer('far', ridge(random, 120, 26)),
    layer('mid', ridge(random, 150, 24)),
    layer('near', ridge(random, 182, 20, 3)),
    layer('front', ridge(random, 214, 14, 3)),
  ].join('');
};

/** The sun on the horizon and its path on the water. */
export const sea: Scene = (random) => {
  const x = 120 + random() * 160;
  return [
    halo(x, 136, 92),
    disc(x, 136, 46),
    layer('mid', `M0 136H${width}V${height}H0Z`),
    layer('near', ridge(random, 196, 8, 5)),
    layer('front', ridge(random, 222, 8, 4)),
    shimmer(glints(random, x, 148, 5)),
  ].join('');
};

/** A window, its sill and the day outside. */
export const windowLight: Scene = (random) => {
  const x = Math.round(60 + random() * 90);
  return [
    layer('glow', `M${x + 250} 204h70l60 36H${x + 240}ZM${x - 10} 204h-60l-40 36h80Z`),
    layer('far', `M${x} 20h220v176H${x}Z`),
    layer('glow', `M${x + 9} 29h97v158h-97ZM${x + 114} 29h97v158h-97Z`),
    `<svg x="${x + 9}" y="29" width="202" height="158" viewBox="60 20 320 220" preserveAspectRatio="xMidYMax slice">`,
    disc(150 + random() * 130, 96, 32),
    layer('mid', ridge(random, 160, 30, 3)),
    layer('near', ridge(random, 204, 18, 3)),
    '</svg>',
    layer('far', `M${x + 106} 29h8v158h-8Z`),
    layer('front', `M${x - 20} 196h260v11H${x - 20}Z`),
    layer('accent', `M${x + 156} 164h36l-6 32h-24Z`),
    line('front', `M${x + 174} 164c-2-20-14-26-20-42M${x + 174} 164c0-28 8-34 14-56M${x + 174} 164c2-18 12-22 20-34`, 3),
  ].join('');
};

/** A path that climbs between cypresses. */
export const path: Scene = (random) => {
  const top = 150;
  const x = Math.round(130 + random() * 100);
  return [
    disc(60 + random() * 280, 66, 28),
    layer('far', ridge(random, 116, 30, 3)),
    layer('mid', ridge(random, top, 10, 3)),
    layer(
      'light',
      `M${x} ${top}C${x + 40} 166 ${x - 56} 176 ${x - 34} 196S${x + 30} 214 ${x - 24} ${height}H${x + 66}C${x + 92} 212 ${x + 10} 202 ${x + 8} 188S${x + 62} 168 ${x + 5} ${top}Z`,
    ),
    layer('front', [0, 1, 2].map((tree) => cypress(x + 84 + tree * 34, 190 + tree * 14, 70 + tree * 6)).join('')),
    layer('near', ridge(random, 226, 8, 3)),
  ].join('');
};

/** A small sail on calm water, under long clouds. */
export const boat: Scene = (random) => {
  const x = Math.round(110 + random() * 160);
  return [
    layer('glow', cloud(Math.round(random() * 120), 66, 34) + cloud(Math.round(210 + random() * 80), 96, 26)),
    layer('far', ridge(random, 138, 14, 3)),
    layer('mid', `M0 146H${width}V${height}H0Z`),
    layer('light', `M${x} 84v66h46Z`),
    layer('accent', `M${x - 6} 96v54h-30Z`),
    layer('front', `M${x - 46} 156h104l-16 18h-72Z`),
    shimmer(glints(random, x, 188, 3)),
  ].join('');
};

/** Rain behind, light coming back. */
export const clearing: Scene = (random) => {
  const drops = Array.from({ length: 8 }, () => `M${Math.round(14 + random() * 150)} ${Math.round(104 + random() * 46)}l-5 14`).join('');
  return [
    halo(300, 120, 96),
    disc(300, 120, 40),
    layer('far', cloud(-40, 74, 40)),
    layer('mid', cloud(-10, 92, 62)),
    shimmer(drops),
    layer('near', ridge(random, 176, 22, 3)),
    layer('front', ridge(random, 210, 16, 4)),
  ].join('');
};

/** A branch across the light. */
export const branch: Scene = (random) => {
  const tilt = random() * 40;
  const leaves = [0, 1, 2, 3, 4, 5].map((index) => {
    const x = 92 + index * 42;
    const y = Math.round(160 - index * 12 - tilt * (index / 8));
    const side = index % 2 === 0 ? -1 : 1;
    return `M${x} ${y}c14 ${side * 10} 20 ${side * 34} 14 ${side * 52}c-16 ${-side * 10}-22 ${-side * 34}-14 ${-side * 52}Z`;
  });
  return [
    halo(230, 110, 100),
    disc(230, 110, 58),
    line('front', `M30 176C130 160 240 ${150 - tilt} 360 ${84 - tilt / 2}`, 3),
    layer('near', leaves.filter((_, index) => index % 2 === 0).join('')),
    layer('front', leaves.filter((_, index) => index % 2 === 1).join('')),
  ].join('');
};
