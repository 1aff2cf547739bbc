import styles from './DrawnArt.module.css';

export const layer = (name: string, d: string): string => `<path class="${styles[name]}" d="${d}"/>`;

/** A line as thick as it must be to be seen on a thumbnail. */
export const line = (color: string, d: string, width = 4): string =>
  `<path fill="none" stroke="var(--${color})" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`;

const circle = (name: string, x: number, y: number, r: number) =>
  `<circle class="${styles[name]}" cx="${Math.round(x)}" cy="${Math.round(y)}" r="${Math.round(r)}"/>`;
export const disc = (x: number, y: number, r: number): string => circle('disc', x, y, r);
export const halo = (x: number, y: number, r: number): string => circle('glow', x, y, r);
export const ball = (name: string, x: number, y: number, r: number): string => circle(name, x, y, r);
