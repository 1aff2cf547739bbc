export type Random = () => number;

/** The canvas of every picture. */
export const width = 400;
export const height = 240;

/** A line of rolling land or water from edge to edge, filled down to the foot of the picture. */
export function ridge(random: Random, top: number, swell: number, bends = 4): string {
  const step = width / bends;
  let y = top + (random() - 0.5) * swell;
  let path = `M0 ${height}V${Math.round(y)}`;
  for (let bend = 1; bend <= bends; bend++) {
    const next = top + (random() - 0.5) * swell * 2;
    const x = bend * step;
    path += `C${Math.round(x - step * 0.6)} ${Math.round(y)} ${Math.round(x - step * 0.4)} ${Math.round(next)} ${Math.round(x)} ${Math.round(next)}`;
    y = next;
  }
  return `${path}V${height}Z`;
}

/** Short strokes of light on water, closer and longer towards the viewer. */
export function glints(random: Random, x: number, top: number, count: number): string {
  let path = '';
  for (let row = 0; row < count; row++) {
    const half = 6 + row * 5 + random() * 10;
    const shift = (random() - 0.5) * 16;
    path += `M${Math.round(x - half + shift)} ${top + row * 12}h${Math.round(half * 2)}`;
  }
  return path;
}

/** A long soft cloud. */
export function cloud(x: number, y: number, size: number): string {
  return `M${x} ${y}a${size} ${size} 0 0 1 ${size * 1.7} ${-size * 0.5}a${size * 0.8} ${size * 0.8} 0 0 1 ${size * 1.5} ${size * 0.5}Z`;
}

/** A cypress: the tree of our hills. */
export function cypress(x: number, foot: number, tall: number): string {
  const wide = tall / 6;
  return `M${x} ${foot - tall}C${x + wide * 1.5} ${foot - tall * 0.5} ${x + wide} ${foot} ${x} ${foot}S${x - wide * 1.5} ${foot - tall * 0.5} ${x} ${foot - tall}Z`;
}
